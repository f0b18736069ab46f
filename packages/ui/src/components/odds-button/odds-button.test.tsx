import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { OddsButton } from './odds-button.tsx';

const base = { label: '1', context: 'México – Colombia, 1X2', selected: false };
const movementOf = (container: Element) => container.querySelector('button')?.dataset['movement'];

test('event, market, selection and price are its name', async () => {
  const screen = await render(<OddsButton {...base} price="1.62" />);
  await expect.element(screen.getByRole('button', { name: /México – Colombia, 1X2 ?1 ?1\.62/ })).toBeVisible();
});

test('mouse and keyboard put it into the slip and take it out', async () => {
  const changed = vi.fn<(selected: boolean) => void>();
  const screen = await render(<OddsButton {...base} price="1.62" onSelectedChange={changed} />);
  await screen.getByRole('button').click();
  await screen.rerender(<OddsButton {...base} price="1.62" selected onSelectedChange={changed} />);
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

test('a change shows which way it went, for four seconds', async () => {
  vi.useFakeTimers();
  const screen = await render(<OddsButton {...base} price="1.70" />);
  expect(movementOf(screen.container)).toBeUndefined();
  await screen.rerender(<OddsButton {...base} price="1.77" />);
  expect(movementOf(screen.container)).toBe('up');
  await vi.advanceTimersByTimeAsync(3999);
  expect(movementOf(screen.container)).toBe('up');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => movementOf(screen.container)).toBeUndefined();
  await screen.rerender(<OddsButton {...base} price="1.60" />);
  expect(movementOf(screen.container)).toBe('down');
});

const changeText = (movement: string, price: string) => `${movement === 'up' ? 'Sube' : 'Baja'} a ${price}`;

test('a change is said to whoever is on the button, and to nobody else', async () => {
  const screen = await render(<OddsButton {...base} price="1.70" changeText={changeText} />);
  await screen.rerender(<OddsButton {...base} price="1.77" changeText={changeText} />);
  await expect.element(screen.getByText('Sube a 1.77')).not.toBeInTheDocument();
  await userEvent.tab();
  await screen.rerender(<OddsButton {...base} price="1.60" changeText={changeText} />);
  await expect.element(screen.getByText('Baja a 1.60')).toHaveAttribute('aria-live', 'polite');
});

test('a suspended selection keeps its place and the focus, says so and takes nothing', async () => {
  const changed = vi.fn<(selected: boolean) => void>();
  const screen = await render(<OddsButton {...base} price="1.70" onSelectedChange={changed} />);
  await userEvent.tab();
  await screen.rerender(<OddsButton {...base} price="1.70" suspendedLabel="Suspendida" onSelectedChange={changed} />);
  const button = screen.getByRole('button', { name: /1 ?Suspendida/ });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(changed).not.toHaveBeenCalled();
  await expect.element(screen.getByText('1.70')).not.toBeInTheDocument();
});
