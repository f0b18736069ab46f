import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

afterEach(() => page.viewport(1280, 800));

/** Whether a bar that stays in view lies over what has the focus; what belongs to a bar lies over it. */
function isUnderBar(): boolean {
  const shown = document.activeElement;
  const bars = [...document.querySelectorAll('[data-slot="app-header"], [data-slot="bottom-tab-bar"]')];
  if (shown === null || bars.some((bar) => bar.contains(shown))) return false;
  const { top, bottom } = shown.getBoundingClientRect();
  return bars.some((bar) => {
    const over = bar.getBoundingClientRect();
    return bar.checkVisibility() && top < over.bottom && over.top < bottom;
  });
}

test.each([
  ['a telephone', 390, 600],
  ['a desk', 1280, 600],
])('on %s nothing that the keyboard comes to in a page lies under a bar', async (_where, width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderSite('/help');
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('contentinfo').getByRole('link').first()).toBeInTheDocument();
  main.element().focus();
  const footer = screen.getByRole('contentinfo').element();
  const under: (string | null)[] = [];
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    if (isUnderBar()) under.push(document.activeElement?.outerHTML ?? null);
  };
  while (!footer.contains(document.activeElement)) await press('{Tab}');
  const controls = main.element().querySelectorAll('a, button, input').length;
  for (let step = 0; step < controls; step += 1) await press('{Shift>}{Tab}{/Shift}');
  expect(under).toEqual([]);
});
