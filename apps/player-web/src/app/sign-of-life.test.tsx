import { firstSeen } from '@quetzal/web-kit/testing';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

const site = { customerService: [{ csType: 'livechat', links: ['https://chat.example'] }] };
const opened = ['/support-panel.tsx', '/language-choice.tsx', '/toast-stack.tsx'];
const isFetched = (file: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

// The first of the file: the page remembers that somebody is there.
test('what only a press shows is fetched when somebody begins to do something, and a press before that opens it', async () => {
  performance.setResourceTimingBufferSize(10_000);
  const { screen } = await renderSite('/help', { site });
  const button = screen.getByRole('button', { name: 'Atención al cliente', exact: true }).last();
  await expect.element(button).toBeVisible();
  expect(opened.filter(isFetched)).toEqual([]);
  button.element().focus();
  // A real key: the page may be drawn between two that listen to it.
  await userEvent.keyboard('{Enter}');
  const ways = screen.getByRole('dialog', { name: 'Atención al cliente' });
  await expect.element(ways.getByRole('link').first()).toHaveFocus();
  await expect.poll(() => opened.filter(isFetched)).toEqual(opened);
  await userEvent.keyboard('{Escape}');
  await expect.element(ways).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the languages open too where they were pressed before they were there', async () => {
  const pressed = firstSeen('[data-slot="language-menu"]', (button) =>
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })),
  );
  const { screen } = await renderSite('/help');
  await pressed;
  await expect.element(screen.getByRole('combobox', { name: 'Idioma' }).or(screen.getByRole('menu'))).toBeVisible();
});
