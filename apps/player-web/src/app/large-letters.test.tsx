import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

const dialog = '[role="dialog"]';

/** How much wider the page and what in it scrolls are than their place. */
const sideways = () =>
  [document.documentElement, ...document.querySelectorAll('[role="dialog"] *')]
    .filter((one) => one === document.documentElement || getComputedStyle(one).overflowY === 'auto')
    .map((one) => one.scrollWidth - one.clientWidth);

/** What stands in a control and is cut off at its edge. */
const cut = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button *, header button *')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.childElementCount === 0)
    .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 1)
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent);

/* The style of the page alone: no question about the window's width answers to it, as where a browser enlarges only text. */
test.each([
  ['home', '/', 'header'],
  ['the menu of the personal centre', '/?overlay=menu', dialog],
  ['the wallet', '/?overlay=transferFund', dialog],
  ['the betting record', '/?overlay=personalHistoryCopy', dialog],
])('on a telephone whose letters are of twice the size %s keeps within the window', async (_, path, place) => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  const { screen } = await renderSite(path, { token: 't' });
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.poll(() => document.querySelector('header')?.textContent).toContain('$');
  await expect.poll(() => document.querySelector(place)?.textContent).toContain('$');
  await document.fonts.ready;
  expect(Math.max(...sideways())).toBeLessThanOrEqual(0);
  expect(cut()).toEqual([]);
});
