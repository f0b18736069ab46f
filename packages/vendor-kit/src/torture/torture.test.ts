import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMemoryWallet, type Fault, memoryFetch, type MemoryWallet } from '../memory-wallet/index.ts';
import { faults } from '../memory-wallet/faults.ts';
import { reportText, runTorture, tortureCases, type TortureOptions } from './index.ts';

const secret = 'only-for-tests-solaris';

const grant = {
  grantId: 'grant',
  gameCode: 'g',
  currency: 'MXN',
  stake: '5.00',
  rounds: 3,
  left: 3,
  winMax: null,
  campaign: 'c',
  expiresAt: '2026-12-01T00:00:00.000Z',
};

/** Answers that there is nothing new where a cursor is used that the wallet gave, as long as it is told to. */
function withoutNews(answering: typeof fetch, isStill: (cursor: string) => boolean): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const nextCursor = URL.parse(url)?.searchParams.get('cursor') ?? '';
    if (!/^\d+\.\d+\.\d+$/.test(nextCursor) || !isStill(nextCursor)) return answering(input, init);
    return Response.json({ status: 'OK', requestId: '', transactions: [], nextCursor, hasMore: false });
  };
}

/** A wallet in memory with one player, and what the kit needs to know of it. */
function torture(
  broken: readonly Fault[],
  more: Partial<TortureOptions> = {},
  reach: (wallet: MemoryWallet) => typeof fetch = memoryFetch,
) {
  let time = new Date('2026-11-21T12:00:00Z');
  const wallet = createMemoryWallet({ secrets: new Map([['SOL', secret]]), now: () => time, faults: broken });
  wallet.addPlayer({ playerRef: 'ana', currency: 'MXN', cash: '60.00', sessionToken: 's', freeRounds: [grant] });
  return runTorture({
    baseUrl: 'http://wallet.test',
    vendorCode: 'SOL',
    secret,
    operatorId: 'quetzal',
    playerRef: 'ana',
    sessionToken: 's',
    currency: 'MXN',
    gameCode: 'g',
    stake: '1.00',
    otherCurrency: 'USD',
    atOnce: 80,
    freeRounds: true,
    patienceMs: 5_000,
    promptMs: 150,
    fetch: reach(wallet),
    now: () => time,
    createId: randomUUID,
    endSession: async () => wallet.logOut('ana'),
    passTime: async (ms) => {
      time = new Date(time.getTime() + ms);
    },
    ...more,
  });
}

/** The cases that each fault breaks: no more and no fewer. */
const broken: Record<Fault, string[]> = {
  'rebuilds answers': ['repeat-same-request', 'repeat-a-day-later'],
  'answers under its first request': ['answer-of-its-request'],
  'takes a known bet again': ['repeat-new-request', 'free-round', 'repeat-a-day-later'],
  'races on one bet': ['repeat-at-once'],
  'races on one balance': ['crowd'],
  'ignores another stake': ['same-id-other-stake', 'same-id-other-kind'],
  'pays a known win again': ['repeat-win', 'win-after-end'],
  'ignores another win': ['same-id-other-win', 'same-id-other-kind'],
  'keeps wins apart from bets': ['same-id-other-kind'],
  'keeps refusing an early win': ['win-before-bet'],
  'forgets early rollbacks': ['rollback-before-bet', 'feed-taken-back'],
  'gives back twice': ['rollback-twice'],
  'gives back what it refused': ['rollback-of-refused', 'feed-of-refused'],
  'refuses unknown rollbacks': [
    'rollback-of-unknown',
    'rollback-of-refused',
    'feed-taken-back',
    'prize-after-logout',
    'repeat-a-day-later',
  ],
  'takes back what has won': ['rollback-after-win'],
  'takes back under any name': ['rollback-of-another-round'],
  'takes a rolled back bet again': ['bet-after-rollback'],
  'pays a rolled back bet': ['win-after-rollback'],
  'ends a round once': ['end-round-twice'],
  'reopens rounds': ['win-of-nothing', 'bet-after-end', 'refund-round', 'refund-before-bet'],
  'ends a round of any game': ['end-of-another-game'],
  'refuses late wins': ['win-after-end'],
  'refuses a win of nothing': ['win-of-nothing', 'feed-story'],
  'pays an unknown bet': ['win-of-unknown-bet'],
  'hides the balance': ['insufficient-funds'],
  overdraws: ['insufficient-funds', 'feed-of-refused', 'crowd'],
  'loses a win': ['bet-win-bet'],
  'tells an old balance': ['whole-round'],
  'takes bets of nothing': ['no-amount'],
  'rounds amounts': ['too-many-places'],
  'reads numbers': ['numbers-for-strings'],
  'reads nonsense': ['nonsense-amounts'],
  'ignores the currency': ['other-currency'],
  'invents players': ['unknown-player'],
  'ignores signatures': ['bad-signature', 'tampered-body', 'moved-signature', 'feed-for-its-vendor'],
  'ignores the clock': ['clock-skew', 'feed-for-its-vendor'],
  'signs nothing': ['signed-answers', 'feed-signed'],
  'falls over broken bodies': ['signed-answers', 'broken-bodies'],
  'keeps half characters as one': ['half-characters'],
  'falls over deep bodies': ['deep-bodies'],
  'reads huge bodies': ['huge-body'],
  'waits for slow clients': ['slow-client'],
  'pays in sessions only': ['late-win-after-logout', 'repeat-a-day-later'],
  'takes bets after logout': ['late-win-after-logout'],
  'ignores session tokens': ['wrong-session-token'],
  'forgets after a day': ['repeat-a-day-later'],
  'pays a prize again': ['prize-once'],
  'pays free rounds that nobody granted': ['prize-of-no-grant'],
  'ignores another prize': ['same-id-other-prize'],
  'wants a session for a prize': ['prize-after-logout'],
  'keeps wins for ever': ['win-rollback', 'win-rollback-spent', 'feed-taken-back'],
  'takes a win back twice': ['win-rollback'],
  'forgets early rollbacks of wins': ['win-rollback-before-win'],
  'forgives what was spent': ['win-rollback-spent'],
  'refunds a round twice': ['refund-round'],
  'forgets early refunds': ['refund-before-bet'],
  'takes money for a free round': ['free-round', 'free-round-back'],
  'counts a free round again': ['free-round'],
  'keeps a free round that was taken back': ['free-round-back'],
  'ignores what a free round is worth': ['free-round-refused'],
  'believes every seed': ['seed-revealed'],
  'feeds no rollbacks': ['feed-taken-back', 'feed-states'],
  'feeds no marks': ['feed-taken-back'],
  'feeds no wins of nothing': ['feed-story'],
  'feeds refused bets': ['feed-of-refused'],
  'feeds another amount': ['feed-story', 'feed-taken-back'],
  'feeds the first state': ['feed-taken-back', 'feed-states'],
  'feeds the newest first': ['feed-story'],
  'feeds the end of a page again': ['feed-story', 'feed-taken-back', 'feed-reads-on'],
  'loses what came between pages': ['feed-reads-on'],
  'feeds from the beginning': ['feed-from'],
  'forgets a cursor of yesterday': ['feed-a-day-later'],
  'begins anew at a strange cursor': ['feed-nonsense'],
  'falls over a strange cursor': ['feed-nonsense'],
  'feeds to anybody': ['feed-for-its-vendor'],
  'signs no pages': ['feed-signed'],
};

describe('a wallet that keeps the protocol', () => {
  test('passes every case', async () => {
    const report = await torture([]);
    expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(report).toMatchObject({ passed: tortureCases.length, failed: 0, leftOut: 0 });
  });

  test('is not judged by what the kit cannot do', async () => {
    const nothing = { endSession: undefined as never, freeRounds: undefined as never, noFeed: true as const };
    const report = await torture([], nothing);
    expect(report).toMatchObject({ failed: 0, leftOut: 15 });
    for (const need of ['endSession', 'freeRounds', 'feed']) expect(reportText(report)).toContain(`needs ${need}`);
  });

  test('may feed late: it is asked again', async () => {
    const asked = new Set<string>();
    const isFirst = (cursor: string): boolean => !asked.has(cursor) && asked.add(cursor).has(cursor);
    const report = await torture([], {}, (wallet) => withoutNews(memoryFetch(wallet), isFirst));
    expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(asked.size).toBeGreaterThan(5);
  });
});

describe('a wallet that', () => {
  test.each(faults)('%s fails by exactly that', async (fault) => {
    const { results } = await torture([fault]);
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ id }) => id)).toEqual(broken[fault]);
    for (const { reason } of failed) expect(reason).toMatch(/\w/);
  });

  test('leaves some of a crowd without an answer fails by that, and has all of it back', async () => {
    const wallet = createMemoryWallet({ secrets: new Map([['SOL', secret]]), now: () => new Date() });
    wallet.addPlayer({ playerRef: 'ana', currency: 'MXN', cash: '60.00', sessionToken: 's', freeRounds: [grant] });
    const answering = memoryFetch(wallet);
    let underWay = 0;
    const fetch: TortureOptions['fetch'] = async (url, init) => {
      underWay += 1;
      const isCrowd = underWay > 40;
      try {
        const answer = await answering(url, init);
        if (isCrowd) throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
        return answer;
      } finally {
        underWay -= 1;
      }
    };
    const more = { fetch, now: () => new Date(), endSession: async () => wallet.logOut('ana') };
    const { results } = await torture([], { ...more, passTime: undefined as never });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed).toMatchObject([{ id: 'crowd', reason: '40 of 80 bets at once got no answer' }]);
  });

  test('takes no bet as large as the balance is told that want of money cannot be tried', async () => {
    const answer = JSON.stringify({ requestId: 'r', status: 'OK', balance: '9.00' });
    const fetch: TortureOptions['fetch'] = async (url) =>
      new Response(
        url instanceof Request || !url.toString().endsWith('/bet') ? answer : answer.replace('OK', 'LIMIT_REACHED'),
      );
    const { results } = await torture([], { fetch });
    expect(results.find(({ id }) => id === 'insufficient-funds')?.reason).toContain('more than one bet may take');
  });

  test('feeds nothing new is waited for as long as patience says, and no longer', async () => {
    const { results } = await torture([], { patienceMs: 300 }, (wallet) =>
      withoutNews(memoryFetch(wallet), () => true),
    );
    const story = results.find(({ id }) => id === 'feed-story');
    expect(story?.reason).toContain('after 300 ms the feed does not tell all');
    expect(story?.durationMs).toBeGreaterThanOrEqual(300);
  });

  test('is not there fails everything and ends', async () => {
    const report = await torture([], { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(report.passed).toBe(0);
  });
});

test('every case is one that some fault breaks', () => {
  const seen = new Set(Object.values(broken).flat());
  const unseen = tortureCases.map(({ id }) => id).filter((id) => !seen.has(id));
  expect(unseen).toEqual([]);
});
