import { firstSeen } from '@quetzal/web-kit/testing';
import { expect, test } from 'vitest';
import { renderPortal } from '#testing/render-portal.tsx';

// The first test of a file alone meets the button that stands in: after that the script is there.
test('the keyboard stays on the account’s button when the script of its menu comes', async () => {
  const focused = firstSeen('button[aria-haspopup="menu"]:not([aria-expanded])', (button) => {
    if (button instanceof HTMLElement) button.focus();
  });
  await renderPortal('/security');
  await focused;
  await expect.poll(() => document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});
