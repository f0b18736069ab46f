import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, succeed, type Answers } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const sum = '1173780580446.66';
const answers: Answers = {
  'GET /wps/v2/agent/overview': succeed({
    teamSize: 11_999,
    directSize: 3000,
    activeMembers: 2844,
    newMembers: 899,
    deposits: sum,
    validBet: sum,
    stake: sum,
    win: '0.00',
    netWin: `-${sum}`,
    affiliateCode: 'NORTE01',
    affiliateUrl: 'http://player.test',
    daily: [],
  }),
  'GET /wps/v2/agent/team/bets': succeed(
    onlyPage([], { totals: { count: 585_573, stake: sum, win: sum, net: `-${sum}`, validBet: sum } }),
  ),
};

afterEach(() => page.viewport(1280, 800));

const widths = [320, 390, 768, 1024, 1280, 1440];
const pages = [
  ['/agentHome', '[data-slot="stat-tile"]'],
  ['/team/bets', 'dl > div'],
] as const;

test.each(widths.flatMap((width) => pages.map((one) => [width, ...one] as const)))(
  'a sum of the largest team is whole in its place, at %i px on %s',
  async (width, address, place) => {
    await page.viewport(width, 800);
    const { screen } = await renderPortal(address, { answers });
    const figures = screen.getByText('$1,173,780,580,446.66');
    await expect.element(figures.first()).toBeVisible();
    await document.fonts.ready;
    const outside = figures.elements().filter((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const room = figure.closest(place)?.getBoundingClientRect();
      return room === undefined || left < room.left + 15 || right > room.right - 15;
    });
    expect(outside.map((figure) => figure.getBoundingClientRect().width)).toEqual([]);
  },
);
