import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { newMember } from '../support/member.ts';
import { demoPassword } from '../support/start-platform.ts';
import { logIn } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { centerPanels, comeInAs, look } from '../support/walk.ts';

/* Who asks the browser for text of twice the size reads all of it: nothing scrolls sideways, nothing lies over another. */

const launch = chromiumLaunchOptions();
test.use({
  launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** The figures and names that a person has to read, with what of them is cut off or lies outside of the window. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, nav *, [role="dialog"] *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.children.length === 0)
      .filter((one) => /[$\d]/.test(one.textContent) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .filter((one) => getComputedStyle(one).display !== 'inline' && getComputedStyle(one).overflowX !== 'visible')
      .map((one) => one.textContent),
  );

/** How much wider the page, its dialog and what in it scrolls a panel or a form are than their place. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      .filter(
        (one) =>
          one.matches('html, [role="dialog"]') ||
          (getComputedStyle(one).overflowX === 'auto' && one.querySelector('form, h2, h3') !== null),
      )
      .map((one) => one.scrollWidth - one.clientWidth),
  );

/** What stands in a bar that stays in view, and hangs out of it at its foot. */
const hanging = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav')]
      .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      .flatMap((bar) => {
        const foot = Math.min(bar.getBoundingClientRect().bottom, window.innerHeight);
        return [...bar.querySelectorAll('a *, button *')].filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().bottom > foot + 1,
        );
      })
      .map((one) => one.textContent),
  );

async function expectReadable(page: Page, whole: string): Promise<void> {
  await expect(page.locator(whole).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(Math.max(...(await sideways(page))), 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  expect(await cut(page), 'no figure is cut').toEqual([]);
  expect(await hanging(page), 'bars hold what stands in them').toEqual([]);
}

test('pages of a visitor hold', async ({ page, urls }) => {
  for (const path of ['/', '/rng', '/help', '/download', '/promotions', '/register']) {
    await test.step(path, async () => {
      await page.goto(urls.player + path);
      await expectReadable(page, 'main h1, main h2, [role="dialog"]');
    });
  }
});

test('pages of a member hold', async ({ page, urls }) => {
  const { token } = await newMember(urls.api);
  await comeInAs(page, token);
  await page.goto(urls.player);
  await expectReadable(page, 'main h2');
  for (const panel of ['securityCenter', 'depositv2', 'withdraw', 'transactionHistory', 'personalProfit', 'limits']) {
    await test.step(panel, async () => {
      await page.goto(`${urls.player}/?overlay=${panel}`);
      await expectReadable(page, '[role="dialog"] h2');
    });
  }
});

test("the agents' overview holds", async ({ page, urls }) => {
  await logIn(page, urls.agent, 'norte_mx', demoPassword);
  await expectReadable(page, 'main h1');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('pages of a visitor hold, in a language of long words', async ({ page, urls }) => {
    await look(page, 'dark', 'DE');
    for (const path of ['/', '/rng', '/winners', '/help', '/promotions', '/register', '/?account=forgot']) {
      await test.step(path, async () => {
        await page.goto(urls.player + path);
        await expectReadable(page, 'main h1, main h2, [role="dialog"]');
      });
    }
    await page.goto(`${urls.agent}/login/forgot`);
    await expectReadable(page, 'main h1');
  });

  test('panels of a member hold, in a language of long words', async ({ page, urls }) => {
    const { token } = await newMember(urls.api);
    await look(page, 'dark', 'DE');
    await comeInAs(page, token);
    for (const panel of centerPanels) {
      await test.step(panel, async () => {
        await page.goto(`${urls.player}/?overlay=${panel}`);
        await expectReadable(page, '[role="dialog"] h2');
      });
    }
  });

  test("the agents' pages hold, down to the words of their tabs", async ({ page, urls }) => {
    await logIn(page, urls.agent, 'norte_mx', demoPassword);
    for (const path of ['/agentHome', '/team', '/team/bets', '/register-account', '/security']) {
      await test.step(path, async () => {
        await page.goto(urls.agent + path);
        await expectReadable(page, 'main h1');
        const words = page.locator('[data-slot="bottom-tab-bar"] a > :last-child');
        const cutWords = await words.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
        expect(cutWords, 'tabs say their words whole').toEqual([]);
      });
    }
  });
});
