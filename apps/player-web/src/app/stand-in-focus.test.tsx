import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

const site = { customerService: [{ csType: 'livechat', links: ['https://chat.example'] }] };

// The first of the file: the page remembers that somebody is there.
test('the keyboard stays on a button whose script comes while it is on it', async () => {
  const { screen } = await renderSite('/help', { site });
  const button = screen.getByRole('button', { name: 'Atención al cliente', exact: true }).last();
  await expect.element(button).toBeVisible();
  expect(button.element()).not.toHaveAttribute('aria-expanded');
  button.element().focus();
  // A real key, that presses nothing by itself.
  await userEvent.keyboard('{Shift}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(button.element()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Atención al cliente' })).toBeVisible();
});
