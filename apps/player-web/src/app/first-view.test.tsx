import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';

/* What of the page under the form stood already when the form was drawn first. */
async function underFormAtFirst(address: string) {
  let seen: string[] | undefined;
  const look = new MutationObserver(() => {
    if (seen === undefined && document.querySelector('[role="dialog"] form') !== null)
      seen = [...document.querySelectorAll('main h1')].map((title) => title.textContent);
  });
  look.observe(document.body, { childList: true, subtree: true });
  const { screen } = await renderSite(address);
  await expect.element(screen.getByRole('textbox').first()).toBeVisible();
  look.disconnect();
  return { screen, seen };
}

test('on a telephone a form that fills the screen comes before the page under it, which comes by itself', async () => {
  await page.viewport(390, 844);
  const { screen, seen } = await underFormAtFirst('/help?account=login');
  expect(seen).toEqual([]);
  await expect.poll(() => screen.container.querySelector('main h1')?.textContent).toBe('Centro de ayuda');
});

test('where the page is seen beside the form it does not wait', async () => {
  await page.viewport(1280, 800);
  const { seen } = await underFormAtFirst('/help?account=login');
  expect(seen).toEqual(['Centro de ayuda']);
});

test('the address of a form leads to it, and a page comes under it', async () => {
  await page.viewport(390, 844);
  const { screen, seen } = await underFormAtFirst('/login');
  expect(seen).toEqual([]);
  expect(window.location.search).toBe('?account=login');
  await expect.poll(() => screen.container.querySelectorAll('main h2').length).toBeGreaterThan(0);
});
