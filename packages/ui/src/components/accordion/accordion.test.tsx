import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Accordion } from './accordion.tsx';

const items = [
  { value: 'spei', title: 'Depósitos por SPEI', content: 'Se acreditan al instante.' },
  { value: 'rest', title: 'Mantenimiento', content: 'El lunes de 04:00 a 05:00.' },
  { value: 'old', title: 'Reglas', content: 'Sin cambios.' },
];

test('opening one closes the other, and pressing it again closes it', async () => {
  const screen = await render(<Accordion items={items} />);
  await screen.getByRole('button', { name: 'Depósitos por SPEI' }).click();
  await expect.element(screen.getByText('Se acreditan al instante.')).toBeVisible();
  await screen.getByRole('button', { name: 'Mantenimiento' }).click();
  await expect.element(screen.getByText('El lunes de 04:00 a 05:00.')).toBeVisible();
  await expect.element(screen.getByText('Se acreditan al instante.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Mantenimiento' }).click();
  await expect.element(screen.getByText('El lunes de 04:00 a 05:00.')).not.toBeInTheDocument();
});

test('with multiple several stay open', async () => {
  const screen = await render(<Accordion type="multiple" items={items} />);
  await screen.getByRole('button', { name: 'Depósitos por SPEI' }).click();
  await screen.getByRole('button', { name: 'Mantenimiento' }).click();
  await expect.element(screen.getByText('Se acreditan al instante.')).toBeVisible();
  await expect.element(screen.getByText('El lunes de 04:00 a 05:00.')).toBeVisible();
});

test('arrows, Home and End move between the titles; Enter tells what is open', async () => {
  const screen = await render(<Accordion items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const second = screen.getByRole('button', { name: 'Mantenimiento' });
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('region', { name: 'Mantenimiento' })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: 'Reglas' })).toHaveFocus();
});

test('titles are headings of the level asked for', async () => {
  const screen = await render(<Accordion items={items} headingLevel="h2" />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Reglas' })).toBeVisible();
});

test('a line of text is never longer than 68 characters of its size', async () => {
  const screen = await render(
    <div style={{ width: 1200, fontFamily: 'monospace' }}>
      <Accordion items={[{ value: 'a', title: 'Reglas', content: 'x '.repeat(400) }]} defaultValue="a" />
    </div>,
  );
  const text = screen.getByText(/^x x/).element();
  const letter = document.createElement('span');
  letter.textContent = '0'.repeat(68);
  text.append(letter);
  expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(letter.getBoundingClientRect().width + 1);
});
