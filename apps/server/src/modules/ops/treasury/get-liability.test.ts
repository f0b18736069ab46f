import { randomUUID } from 'node:crypto';
import type { Money } from '@quetzal/domain/money';
import { expect, test } from 'vitest';
import type { Tx } from '#kernel/database/database.ts';
import { useTestDatabase } from '#testing/database.ts';
import { throwUnlessOver } from '#testing/rooms.ts';
import { houseAccount, playerAccount } from '#modules/ledger';
import { createMembers } from '#modules/members';
import { createBonuses } from '#modules/wallet';
import { useTreasury } from './testing/treasury-fixture.ts';

const { db } = useTestDatabase();
const treasury = useTreasury(db);
const url = '/ops/v1/ledger/liability';

function grant(tx: Tx, memberId: string, amount: Money) {
  const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
  const sites = { byId: async () => ({ currency: 'MXN', playerUrl: '', timeZone: 'UTC' }) };
  const told = { publishBalance: () => undefined, onError: throwUnlessOver };
  const { ledger } = treasury;
  const bonuses = createBonuses({ db, clock, ledger, sites, members: createMembers({ db, clock }), ...told });
  const expiresAt = new Date('2026-12-21T12:00:00Z');
  return bonuses.grantBonus(tx, { id: randomUUID(), memberId, amount, reason: 'Welcome', expiresAt, wagerTimes: 1 });
}

async function fund(memberId: string, currency: string, amounts: { cash: bigint; bonus: bigint; held: bigint }) {
  const { ledger } = treasury;
  await db.transaction().execute(async (tx) => {
    const [clearing, cash, held] = await ledger.accountsFor(tx, [
      houseAccount('test/sandbox', currency, 'payment_clearing'),
      playerAccount(memberId, currency, 'cash'),
      playerAccount(memberId, currency, 'held'),
    ] as const);
    const post = (kind: string, transfers: Parameters<typeof ledger.post>[1]['transfers'], more: object = {}) =>
      ledger.post(tx, { key: { scope: kind, text: randomUUID() }, kind, reference: {}, transfers, ...more });
    await post('deposit', [{ from: clearing, to: cash, amount: amounts.cash + amounts.held }]);
    if (amounts.bonus > 0n) await grant(tx, memberId, { currency, amount: amounts.bonus });
    if (amounts.held === 0n) return;
    const hold = { to: clearing, expiresAt: new Date('9999-12-31T00:00:00Z') };
    await post('withdrawal', [{ from: cash, to: held, amount: amounts.held }], { hold });
  });
}

test('T114: of a site without money it says so, and names who asked and when', async () => {
  expect((await treasury.call('GET', url, treasury.siteId)).json.value).toEqual({
    operator: 'Ops',
    generatedAt: '2026-11-21T12:00:00.000Z',
    currencies: [],
  });
});

test("T034: is the sum of all balances of the site's players, held money included, and of no other site's", async () => {
  const { siteId, otherSiteId } = treasury;
  const [ana, luis, eve] = [
    await treasury.member(siteId),
    await treasury.member(siteId),
    await treasury.member(otherSiteId),
  ];
  await fund(ana, 'MXN', { cash: 4_000_000n, bonus: 500_000n, held: 1_000_000n });
  await fund(luis, 'MXN', { cash: 1n, bonus: 0n, held: 0n });
  await fund(luis, 'USDT', { cash: 1_000_001n, bonus: 0n, held: 0n });
  await fund(eve, 'MXN', { cash: 7_000_000n, bonus: 0n, held: 0n });
  expect((await treasury.call('GET', url, siteId)).json.value).toMatchObject({
    currencies: [
      {
        currency: 'MXN',
        players: 2,
        cash: '400.0001',
        bonus: '50.00',
        held: '100.00',
        total: '550.0001',
        openHolds: '100.00',
        agrees: true,
      },
      { currency: 'USDT', players: 1, cash: '1.000001', total: '1.000001', openHolds: '0.00', agrees: true },
    ],
  });
  const all = await treasury.ledger.trialBalance(db);
  const [mine, theirs] = [await treasury.call('GET', url, siteId), await treasury.call('GET', url, otherSiteId)];
  const pesos = (answer: typeof mine) =>
    (answer.json.value as { currencies: { total: string }[] }).currencies[0]?.total;
  expect([pesos(mine), pesos(theirs)]).toEqual(['550.0001', '700.00']);
  expect(all.find(({ currency }) => currency === 'MXN')).toMatchObject({
    playerLiability: 12_500_001n,
    balanced: true,
  });
});

test('401 for everyone else', async () => {
  expect(await treasury.call('GET', url)).toMatchObject({ status: 401 });
});
