import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { houseAccount, type HousePurpose, playerAccount } from '#modules/ledger';
import { misfits } from './ledger.audit.ts';
import { seal } from './ledger.seal.ts';
import { ledgerFixture, testSealKey } from './testing/ledger-fixture.ts';
import { tamper } from './testing/tamper.ts';

const { db, ownerUrl } = useTestDatabase();
const { ledger, player } = ledgerFixture(db);

const bank = (purpose: HousePurpose, ownerId = 'site', currency = 'MXN') => houseAccount(ownerId, currency, purpose);
const provider = bank('payment_clearing', 'site/sandbox');
const [players, house] = [bank('player_funds'), bank('house_funds')];

function move(kind: string, from: ReturnType<typeof bank>, to: ReturnType<typeof bank>) {
  return db.transaction().execute(async (tx) => {
    const [source, target] = await ledger.accountsFor(tx, [from, to] as const);
    const transfers = [{ from: source, to: target, amount: 1n }];
    return ledger.post(tx, { key: { scope: 'test', text: randomUUID() }, kind, reference: {}, transfers });
  });
}

describe("T035: players' funds are never mixed", () => {
  test.each([
    ['a provider', provider, players],
    ['the house', house, players],
  ])('a funds transfer moves money between them and %s, both ways', async (_what, other, own) => {
    expect(await move('funds_transfer', other, own)).toMatchObject({ outcome: 'posted' });
    expect(await move('funds_transfer', own, other)).toMatchObject({ outcome: 'posted' });
  });

  test.each(['deposit', 'adjustment', 'withdrawal_fee', 'bet', 'rollback', 'upline_transfer'])(
    'a journal of kind %s touches neither them nor the account of the house',
    async (kind) => {
      for (const own of [players, house]) {
        await expect(move(kind, own, provider)).rejects.toThrow(RangeError);
        await expect(move(kind, provider, own)).rejects.toThrow(RangeError);
      }
    },
  );

  test.each([
    ['fees', players, bank('payment_fee', 'site/sandbox')],
    ['promotions', players, bank('promotion')],
    ['games', bank('game', 'site/XOC'), players],
    ['a provider of another site', players, bank('payment_clearing', 'other/sandbox')],
    ['the house of another site', players, bank('house_funds', 'other')],
    ["another site's players", players, bank('player_funds', 'other')],
    ['a provider straight from the house', house, provider],
  ])('a funds transfer does not go to or from %s', async (_what, from, to) => {
    await expect(move('funds_transfer', from, to)).rejects.toThrow(RangeError);
  });

  test('none goes to a player, and no hold of a player ends there', async () => {
    const ana = await player(100n);
    const attempt = (kind: string, more: object) =>
      db.transaction().execute(async (tx) => {
        const [fund] = await ledger.accountsFor(tx, [players] as const);
        const key = { scope: 'test', text: randomUUID() };
        const transfers = [{ from: fund, to: ana.cash, amount: 1n }];
        const hold = { to: fund, expiresAt: new Date('9999-12-31') };
        const posting = { key, kind, reference: {}, transfers };
        return ledger.post(tx, 'hold' in more ? { ...posting, ...more, hold } : posting);
      });
    await expect(attempt('funds_transfer', {})).rejects.toThrow(RangeError);
    const reserved = { transfers: [{ from: ana.cash, to: ana.held, amount: 1n }], hold: true };
    await expect(attempt('withdrawal', reserved)).rejects.toThrow(RangeError);
    expect(await ledger.findAccount(db, playerAccount(ana.memberId, 'MXN', 'cash'))).toBeDefined();
  });
});

describe('before it is sealed, what who owns the database made of a right journal is found', () => {
  const everything = { from: 0n, to: 2n ** 62n };
  const idOf = async (name: ReturnType<typeof bank>) => {
    const [account] = await db.transaction().execute((tx) => ledger.accountsFor(tx, [name] as const));
    return account.id;
  };
  const moved = async (kind: string, from: ReturnType<typeof bank>, to: ReturnType<typeof bank>) => {
    const answer = await move(kind, from, to);
    return 'journalId' in answer ? answer.journalId : '';
  };

  test.each([
    ['fees that went to the players', 'adjustment', bank('adjustment'), provider, async () => idOf(players)],
    ['a transfer of funds that is called a fee', 'funds_transfer', provider, players, 'withdrawal_fee'],
    ['one that went to promotions', 'funds_transfer', provider, players, async () => idOf(bank('promotion'))],
    [
      'one that went to another site',
      'funds_transfer',
      provider,
      players,
      async () => idOf(bank('player_funds', 'other')),
    ],
    ['one from a provider to the house', 'funds_transfer', provider, players, async () => idOf(house)],
  ])('%s', async (_what, kind, from, to, change) => {
    const id = await moved(kind, from, to);
    expect(await misfits(db, everything)).toEqual([]);
    const [text, back] =
      typeof change === 'string'
        ? [`kind = '${change}'`, `kind = '${kind}'`]
        : [`to_account_id = ${await change()}`, `to_account_id = ${await idOf(to)}`];
    await tamper(ownerUrl, `update ledger_transfer set ${text} where journal_id = '${id}'`);
    expect(await misfits(db, everything)).toEqual([id]);
    await tamper(ownerUrl, `update ledger_transfer set ${back} where journal_id = '${id}'`);
  });

  test('a hold that ends at the players, and money from one player to another; none of it is sealed', async () => {
    const [ana, eva] = [await player(100n), await player(100n)];
    const hold = { to: (await db.transaction().execute((tx) => ledger.accountsFor(tx, [provider] as const)))[0] };
    const post = (kind: string, to: typeof eva.cash, more: object) =>
      db.transaction().execute(async (tx) => {
        const key = { scope: 'test', text: randomUUID() };
        const transfers = [{ from: ana.cash, to, amount: 1n }];
        const answer = await ledger.post(tx, { key, kind, reference: {}, transfers, ...more });
        return 'journalId' in answer ? answer.journalId : '';
      });
    const held = await post('withdrawal', ana.held, { hold: { ...hold, expiresAt: new Date('9999-12-31') } });
    const sent = await post('upline_transfer', eva.cash, {});
    expect(await misfits(db, everything)).toEqual([]);
    await tamper(
      ownerUrl,
      `update ledger_hold set to_account_id = ${await idOf(players)} where journal_id = '${held}'`,
      `update ledger_transfer set kind = 'win' where journal_id = '${sent}'`,
    );
    expect((await misfits(db, everything)).toSorted()).toEqual([held, sent].toSorted());
    const attempt = () => seal({ db, clock: { now: () => new Date() }, key: testSealKey() }).then(String, String);
    await expect.poll(attempt, { timeout: 30_000 }).toMatch(/Not sealed: journal .* do not fit/);
  });
});
