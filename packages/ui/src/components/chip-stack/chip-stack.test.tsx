import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { chipsFor, ChipPicker, ChipStack } from './chip-stack.tsx';

const denominations = ['1', '5', '25', '100'];

test('an amount is made of the fewest chips, exactly, also below one', () => {
  expect(chipsFor('131', denominations)).toEqual(['100', '25', '5', '1']);
  expect(chipsFor('0.3', ['0.1', '0.2'])).toEqual(['0.2', '0.1']);
  expect(chipsFor('0', denominations)).toEqual([]);
});

test('a stack is read as its amount and never grows past its height', async () => {
  const screen = await render(
    <ChipStack amount="1999" denominations={denominations} label="$1,999.00" heightMax={6} />,
  );
  await expect.element(screen.getByRole('img', { name: '$1,999.00' })).toBeVisible();
  expect(screen.container.querySelectorAll('svg')).toHaveLength(6);
});

test('the chip to bet with is chosen by pointer and arrow keys', async () => {
  const chosen = vi.fn<(denomination: string) => void>();
  const props = { label: 'Ficha', denominations, labelOf: (one: string) => `$${one}`, onValueChange: chosen };
  const screen = await render(<ChipPicker {...props} value="5" />);
  await screen.getByRole('radio', { name: '$25', exact: true }).click();
  expect(chosen).toHaveBeenLastCalledWith('25');
  await screen.rerender(<ChipPicker {...props} value="25" />);
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenLastCalledWith('100');
});
