import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

/* A panel whose script never comes. */
vi.mock('#features/upline-transfer/routes.tsx', () => ({
  UplineTransferPanel: lazy(() => new Promise<never>(() => undefined)),
}));

test.each([390, 1440])('a panel that is on its way has the shape of what comes, at %i px', async (width) => {
  await page.viewport(width, 900);
  const { screen } = await renderSite('/?overlay=transferUpline', {
    token: 't',
    site: { flags: { transferUpline: true } },
  });
  const dialog = screen.getByRole('dialog', { name: 'Mi cuenta' });
  await expect.element(dialog).toBeVisible();
  const parts = () => [...dialog.element().querySelectorAll('[aria-busy=true] [data-slot=skeleton]')];
  await expect.poll(() => parts().length).toBeGreaterThan(4);
  const frame = dialog.element().getBoundingClientRect();
  const boxes = parts().map((part) => part.getBoundingClientRect());
  expect(boxes.filter(({ left, right }) => left < frame.left || right > frame.right)).toEqual([]);
});
