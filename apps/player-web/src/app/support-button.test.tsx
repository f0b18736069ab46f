import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

const customerService = [{ csType: 'livechat', links: ['https://chat.example'] }];

afterEach(() => page.viewport(1280, 800));

test.each([
  ['above the tabs of a telephone', 390, 844, 88],
  ['at the end of a window whose tabs scroll with the page', 390, 400, 24],
  ['at the end of a desk', 1280, 800, 24],
])('customer service floats %s', async (_where, width, height, distance) => {
  await page.viewport(width, height);
  const { screen } = await renderSite('/help', { site: { customerService } });
  const button = screen.getByRole('button', { name: 'Atención al cliente', exact: true }).last();
  await expect.element(button).toBeVisible();
  await expect.poll(() => height - button.element().getBoundingClientRect().bottom).toBeCloseTo(distance, 0);
});

test('the keyboard comes to the first way to reach people, and back to the button', async () => {
  const { screen } = await renderSite('/help', { site: { customerService } });
  const button = screen.getByRole('button', { name: 'Atención al cliente', exact: true }).last();
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const ways = screen.getByRole('dialog', { name: 'Atención al cliente' });
  await expect.element(ways.getByRole('link').first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});
