import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { digitsBetween } from './odometer-digit.tsx';
import { Odometer } from './odometer.tsx';

const cells = (container: Element) =>
  [...container.querySelectorAll('[aria-hidden] .grid.auto-rows-\\(--odometer-cell\\)')].map(
    (cell) => cell.textContent,
  );

test('it is read as one figure and never speaks by itself', async () => {
  const screen = await render(<Odometer value="2431889210" locale="es-MX" symbol="$" />);
  const figure = screen.getByText('$2,431,889,210').first();
  await expect.element(figure).toBeInTheDocument();
  expect(figure.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  expect(figure.element().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

test('a counter turns forward only, past nine to zero', () => {
  expect(digitsBetween(8, 1)).toEqual([8, 9, 0, 1]);
  expect(digitsBetween(4, 4)).toEqual([4]);
});

test('when the figure grows, only the digits that changed roll, and come to rest', async () => {
  const screen = await render(<Odometer value="1299" locale="es-MX" />);
  await screen.rerender(<Odometer value="1301" locale="es-MX" />);
  expect(cells(screen.container)).toEqual(['1', '23', '90', '901']);
  await expect.poll(() => cells(screen.container)).toEqual(['1', '3', '0', '1']);
});

test('the separators are those of the language, the digits stay Latin', async () => {
  const screen = await render(<Odometer value="12345.6" locale="de" decimals={2} />);
  await expect.element(screen.getByText('12.345,60').first()).toBeInTheDocument();
});
