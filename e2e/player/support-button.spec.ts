import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { comeInAs } from '../support/walk.ts';

const name = 'Atención al cliente';
const visitorPaths = [
  '/',
  '/rng',
  '/gameListCenter?vassalage=SOL',
  '/lott',
  '/promotions',
  '/winners',
  '/help',
  '/download',
];

/** Names of the small controls that the button lies over where the page stands now; it may be given none of them. */
function covered(page: Page): Promise<{ isShown: boolean; controls: string[] }> {
  return page.evaluate((label) => {
    const button = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup]')].find(
      (one) => one.ariaLabel === label,
    );
    if (button === undefined) return { isShown: false, controls: [] };
    const isShown = getComputedStyle(button).pointerEvents !== 'none';
    if (!isShown) return { isShown, controls: [] };
    const spot = button.getBoundingClientRect();
    const small = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
      (control) => control !== button && control.getBoundingClientRect().height <= 2 * spot.height,
    );
    button.style.visibility = 'hidden';
    const isReached = (control: HTMLElement, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && control.contains(top);
    };
    const controls = small.filter((control) =>
      [...control.getClientRects()].some((rect) => {
        const [left, right] = [Math.max(rect.left, spot.left), Math.min(rect.right, spot.right)];
        const [top, bottom] = [Math.max(rect.top, spot.top), Math.min(rect.bottom, spot.bottom)];
        return right - left > 1 && bottom - top > 1 && isReached(control, (left + right) / 2, (top + bottom) / 2);
      }),
    );
    button.style.visibility = '';
    return { isShown, controls: controls.map((control) => control.ariaLabel ?? control.innerText) };
  }, name);
}

/** Goes through a page from its beginning to its end, where the button is in view once it is scrolled back a little. */
async function scrollThrough(page: Page): Promise<void> {
  /** Tells where the page stands then: what was far away may make it longer when it comes near. */
  const goTo = (y: number) =>
    page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      // What listens hears of it in the next frame: two steps in one frame would be one to it.
      for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
      return { y: scrollY, isEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1 };
    }, y);
  const step = await page.evaluate(() => Math.round(innerHeight / 3));
  let at = await goTo(0);
  while (!at.isEnd) {
    // It looks once in a frame.
    await expect.poll(async () => (await covered(page)).controls, `at ${at.y} px`).toEqual([]);
    at = await goTo(at.y + step);
  }
  await expect.poll(async () => (await covered(page)).controls, 'at the end').toEqual([]);
  await goTo(at.y - 20);
  await expect.poll(() => covered(page)).toEqual({ isShown: true, controls: [] });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`customer service floats over no control of the main pages at ${viewport.width}`, async ({ page, urls }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    for (const path of visitorPaths)
      await test.step(path, async () => {
        await page.goto(urls.player + path);
        await expect(page.getByRole('button', { name, exact: true }).last()).toBeAttached();
        await expect(page.locator('footer').first()).toBeAttached();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await scrollThrough(page);
      });
  });
}

test('a button that customer service would cover is pressed, and the keyboard still finds the way to people', async ({
  page,
  urls,
}) => {
  const { token } = await newMember(urls.api);
  await comeInAs(page, token);
  await page.goto(`${urls.player}/rng`);
  const support = page.getByRole('button', { name, exact: true }).last();
  await expect(support).toBeInViewport();
  // A button of the page that ends up in that corner.
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Ver la promoción' });
    Object.assign(button.style, {
      position: 'fixed',
      insetInlineEnd: '16px',
      insetBlockEnd: '24px',
      blockSize: '44px',
    });
    document.querySelector('main')?.append(button);
  });
  await page.getByRole('button', { name: 'Ver la promoción' }).click();
  await expect(support).toHaveCSS('opacity', '0');
  await support.press('Enter');
  await expect(page.getByRole('dialog', { name }).getByRole('link').first()).toBeVisible();
  await expect(support).toHaveCSS('opacity', '1');
});
