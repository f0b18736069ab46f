import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { RadioCards } from './radio-cards.tsx';

function Methods() {
  const [value, setValue] = useState('spei');
  return (
    <RadioCards
      label="Método de pago"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'spei', title: 'SPEI', detail: 'Sin comisión' },
        { value: 'card', title: 'Tarjeta', detail: '2.5 %' },
      ]}
    />
  );
}

test('the group has a name and arrow keys move the choice', async () => {
  const screen = await render(<Methods />);
  await expect.element(screen.getByRole('group', { name: 'Método de pago' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
});

test('the condition describes the choice and is not part of its name', async () => {
  const screen = await render(<Methods />);
  const card = screen.getByRole('radio', { name: 'Tarjeta', exact: true });
  await expect.element(card).toHaveAccessibleDescription('2.5 %');
});

test('the whole card can be pressed', async () => {
  const screen = await render(<Methods />);
  const radio = screen.getByRole('radio', { name: 'Tarjeta' });
  const card = screen.getByText('2.5 %').element().closest('label')?.getBoundingClientRect();
  expect(radio.element().getBoundingClientRect().width).toBe(card?.width);
  await radio.click();
  await expect.element(radio).toBeChecked();
});

test('tiles stand side by side however narrow the screen is', async () => {
  const options = [
    { value: 'spei', title: 'SPEI', detail: 'Al instante' },
    { value: 'card', title: 'Tarjeta', detail: '2.5 %' },
  ];
  const screen = await render(
    <div style={{ width: 280 }}>
      <RadioCards label="Método" layout="tiles" value="spei" onValueChange={() => undefined} options={options} />
    </div>,
  );
  const [first, second] = screen.getByRole('radio').elements();
  expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
});

test('many tiles stand in rows of three on a phone, so that none of them is squeezed', async () => {
  await page.viewport(390, 800);
  const titles = ['24 horas', '3 días', '1 semana', '2 semanas', '30 días', '6 semanas'];
  const options = titles.map((title) => ({ value: title, title }));
  const screen = await render(
    <RadioCards label="Por cuánto tiempo" layout="tiles" options={options} value="" onValueChange={() => undefined} />,
  );
  const tops = titles.map((title) => screen.getByRole('radio', { name: title }).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(2);
  await page.viewport(1280, 800);
});

test('a card that would stand alone in its row takes the whole of it', async () => {
  const screen = await render(
    <div style={{ width: 540 }}>
      <RadioCards label="Método" options={ways} value="" onValueChange={() => undefined} />
    </div>,
  );
  const widths = screen
    .getByRole('radio')
    .elements()
    .map((radio) => Math.round(radio.getBoundingClientRect().width));
  expect(widths).toEqual([265, 265, 265, 265, 540]);
});

const ways = ['SPEI', 'Tarjeta', 'Monedero electrónico', 'Efectivo en tienda', 'USDT'].map((title) => ({
  value: title,
  title,
}));

function WaysOnPhone({ count }: { count: number }) {
  return (
    <div style={{ width: 358 }}>
      <RadioCards
        label="Método"
        layout="tiles"
        value=""
        onValueChange={() => undefined}
        options={ways.slice(0, count)}
      />
    </div>
  );
}

/** Of every tile in the document. */
const boxes = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getBoundingClientRect());

test('four tiles stand in two rows of two on a phone, and none of their words is broken', async () => {
  await page.viewport(390, 800);
  const screen = await render(<WaysOnPhone count={4} />);
  expect(new Set(boxes().map(({ top }) => top)).size).toBe(2);
  expect(new Set(boxes().map(({ width }) => Math.round(width))).size).toBe(1);
  const words = screen.getByText('Monedero electrónico').element().firstChild ?? document;
  const word = document.createRange();
  word.setStart(words, 'Monedero '.length);
  word.setEnd(words, 'Monedero electrónico'.length);
  expect(word.getClientRects()).toHaveLength(1);
  await page.viewport(1280, 800);
});

test('five tiles leave no hole at the end of their last row', async () => {
  await page.viewport(390, 800);
  const screen = await render(<WaysOnPhone count={5} />);
  const group = screen.getByRole('group').element().getBoundingClientRect();
  expect(boxes().at(2)?.right).toBeCloseTo(group.right, 0);
  expect(boxes().at(4)?.right).toBeCloseTo(group.right, 0);
  await page.viewport(1280, 800);
});
