import { firstSeen } from '@quetzal/web-kit/testing';
import { expect, test } from 'vitest';
import { renderPortal } from '#testing/render-portal.tsx';

// The first test of a file alone meets the button that stands in: after that the script is there.
test('a press that began before the script of the account’s menu was there opens it', async () => {
  const began = firstSeen('button[aria-haspopup="menu"]:not([aria-expanded])', (button) =>
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })),
  );
  const { screen } = await renderPortal('/security');
  await began;
  await expect.element(screen.getByRole('menu').getByRole('menuitem').first()).toBeVisible();
});
