import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { RangeSlider } from './range-slider.tsx';

function Odds() {
  const [value, setValue] = useState<readonly [number, number]>([2, 4]);
  return (
    <RangeSlider
      label="Cuota"
      thumbLabels={['mínima', 'máxima']}
      value={value}
      onValueChange={setValue}
      min={1}
      max={10}
      stepsBetween={1}
    />
  );
}

test('each thumb has its own name and its own stop', async () => {
  const screen = await render(<Odds />);
  await userEvent.tab();
  await expect.element(screen.getByRole('slider', { name: 'Cuota mínima' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('slider', { name: 'Cuota máxima' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('2 – 5')).toBeVisible();
});

test('the thumbs keep their distance and never change places', async () => {
  const screen = await render(<Odds />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText('3 – 4')).toBeVisible();
});
