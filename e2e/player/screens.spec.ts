import { unwrap } from '@quetzal/api';
import { newMember } from '../support/member.ts';
import { centerPanels, comeInAs, expectWellMade, look } from '../support/walk.ts';
import { test } from '../support/test.ts';

// The longest file of all: its tests share the workers, so that none is left alone at the end.
test.describe.configure({ mode: 'parallel' });
// What moves is drawn again and again, and changes nothing of what is looked at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };
const game = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const visitorPaths = [
  '/',
  '/rng',
  '/lott',
  '/gameListCenter?vassalage=SOL',
  '/login',
  '/register',
  '/?account=forgot',
  '/?feedback=open',
  '/?chat=general',
  '/help',
  '/promotions',
  '/winners',
  '/download',
  '/nowhere',
  '/seamless',
  game,
];
const memberPaths = [
  '/',
  ...['menu', ...centerPanels, 'limits&section=pause'].map((panel) => `/?overlay=${panel}`),
  '/seamless?vassalage=TLA&gameCode=rayo-777',
];

// Every pair of size, theme and direction stands together once. One language is not English and one is written from right
// to left, so that untranslated text and physical left and right show.
for (const { size, theme, language } of [
  { size: 'desktop', theme: 'dark', language: 'ES' },
  { size: 'desktop', theme: 'light', language: 'AR' },
  { size: 'mobile', theme: 'dark', language: 'AR' },
  { size: 'mobile', theme: 'light', language: 'ES' },
] as const) {
  const name = `${size}, ${theme}, ${language}`;

  test(`screens of a visitor hold at ${name}`, async ({ page, urls }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(sizes[size]);
    await look(page, theme, language);
    for (const path of visitorPaths) {
      await test.step(path, async () => {
        await page.goto(urls.player + path);
        await expectWellMade(page);
      });
    }
  });

  test(`screens of a member hold at ${name}`, async ({ page, urls }) => {
    test.setTimeout(600_000);
    const { api, token } = await newMember(urls.api);
    await unwrap(api.PUT('/wps/member/language', { body: { language } }));
    await page.setViewportSize(sizes[size]);
    await look(page, theme, language);
    await comeInAs(page, token);
    for (const path of memberPaths) {
      await test.step(path, async () => {
        await page.goto(urls.player + path);
        await expectWellMade(page, path.includes('overlay') ? '[role="dialog"]' : 'main h1, main h2');
      });
    }
  });
}
