import { test } from '../../support/test.ts';
import { type Address, expectWellMade, look, walk } from '../../support/walk.ts';
import { comeIn } from './come-in.ts';

const missing = 'We could not find this page';
const game = '/seamless?vassalage=SOL&gameCode=frutas-electricas';

/** What the second site offers differs by its flags: no portal for its agents, no free play, other makers. */
const addresses: readonly Address[] = [
  ...['/', '/index', '/index.html', '/home'].map((path) => ({ path, heading: 'Spin with clear odds' })),
  ...['/nowhere', '/agentHome', '/pointMall', '/fbSport', '/lottery?gameCode=ssc', '/seaLottery', '/vnLottery'].map(
    (path) => ({ path, heading: missing }),
  ),
  { path: '/rng', heading: 'Slots' },
  { path: '/live' },
  { path: '/lott' },
  { path: '/gameListCenter?vassalage=SOL', heading: 'Solaris' },
  { path: '/help' },
  { path: '/promotions' },
  { path: '/winners' },
  { path: '/download' },
  { path: '/login', leadsTo: '/?account=login', dialog: 'Log in' },
  { path: '/register', leadsTo: '/?account=register' },
  { path: game, leadsTo: `${game}&account=login`, dialog: 'Log in' },
];
/** Where every colour of a site stands: the screens are those of the first one. */
const wellMade = ['/', '/rng', '/login', '/help'];
const panels = ['securityCenter', 'depositv2'];

/** Every address of the second site, and its screens in its own colours, roundings and both themes. */
export function describeAddresses(): void {
  test('every address of the second site shows what its flags allow', async ({ page, urls }) => {
    test.setTimeout(300_000);
    await walk(page, urls.tucanPlayer, addresses);
  });

  for (const [theme, width] of [
    ['dark', 1440],
    ['light', 390],
  ] as const) {
    test(`screens of the second site hold in ${theme} at ${width}`, async ({ page, urls, tolerance }) => {
      test.setTimeout(300_000);
      // A log-in that a puzzle comes before is refused first.
      tolerance.expectedStatuses.push(403, 422);
      await page.setViewportSize({ width, height: 900 });
      await look(page, theme, 'EN');
      for (const path of wellMade) {
        await page.goto(urls.tucanPlayer + path);
        await expectWellMade(page);
      }
      await comeIn(page, urls.tucanPlayer);
      for (const panel of panels) {
        await page.goto(`${urls.tucanPlayer}/?overlay=${panel}`);
        await expectWellMade(page, '[role="dialog"]');
      }
    });
  }
}
