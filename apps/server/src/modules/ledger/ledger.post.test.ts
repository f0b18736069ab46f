import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { ledgerFixture } from './testing/ledger-fixture.ts';

const { db } = useTestDatabase();
const { ledger, player, bet, win, rollback } = ledgerFixture(db);
const cashOf = async (memberId: string) => (await ledger.holdingsOf(db, memberId))[0]?.balance;

describe('posting', () => {
  test('money that leaves one account reaches the other', async () => {
    const ana = await player(1_000n);
    expect(await bet(ana.cash, 300n, 'p1')).toMatchObject({
      outcome: 'posted',
      balances: [{ balance: 700n, seq: 2n }],
    });
    expect(await win(ana.cash, 50n, 'p1')).toMatchObject({ outcome: 'posted', balances: [{ balance: 750n, seq: 3n }] });
    expect(await cashOf(ana.memberId)).toBe(750n);
  });

  test('the same key with the same content moves nothing again and tells the first journal', async () => {
    const ana = await player(1_000n);
    const first = await bet(ana.cash, 300n, 'p2');
    const again = await bet(ana.cash, 300n, 'p2');
    expect(again).toMatchObject({ outcome: 'exists', balances: [{ balance: 700n }] });
    expect(again).toHaveProperty('journalId', 'journalId' in first ? first.journalId : '');
  });

  test('a repeat is recognised even when the money is gone by then', async () => {
    const ana = await player(300n);
    await bet(ana.cash, 300n, 'p3');
    expect(await bet(ana.cash, 300n, 'p3')).toMatchObject({ outcome: 'exists' });
  });

  test('the same key with another content is a conflict and moves nothing', async () => {
    const ana = await player(1_000n);
    const eva = await player(1_000n);
    await bet(ana.cash, 300n, 'p4');
    expect(await bet(ana.cash, 301n, 'p4')).toMatchObject({ outcome: 'conflict' });
    expect(await bet(eva.cash, 300n, 'p4')).toMatchObject({ outcome: 'conflict' });
    expect(await cashOf(eva.memberId)).toBe(1_000n);
  });

  test('a player never goes below zero, and the refusal leaves the key free', async () => {
    const ana = await player(100n);
    expect(await bet(ana.cash, 101n, 'p5')).toMatchObject({ outcome: 'insufficient', balances: [{ balance: 100n }] });
    await win(ana.cash, 1n, 'p5');
    expect(await bet(ana.cash, 101n, 'p5')).toMatchObject({ outcome: 'posted', balances: [{ balance: 0n }] });
  });

  test('a journal is taken back once, whatever the keys of the attempts', async () => {
    const ana = await player(1_000n);
    await bet(ana.cash, 400n, 'p6');
    const outcomes = [await rollback('p6', 'r1'), await rollback('p6', 'r1'), await rollback('p6', 'r2')];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['posted', 'exists', 'already_closed']);
    expect(await cashOf(ana.memberId)).toBe(1_000n);
  });

  test('taking back what never was does nothing', async () => {
    expect(await rollback('never', 'r3')).toEqual({ outcome: 'unknown' });
  });

  test('postings of one batch apply one after another', async () => {
    const ana = await player(100n);
    const outcomes = await db.transaction().execute(async (tx) => {
      const [house] = await ledger.accountsFor(tx, [
        { ownerKind: 'house', ownerId: 'site/XOC', currency: 'MXN', purpose: 'game' },
      ]);
      const one = (text: string, amount: bigint) => ({
        key: { scope: 'batch', text },
        kind: 'bet',
        reference: {},
        transfers: [{ from: ana.cash, to: house, amount }],
      });
      return ledger.postAll(tx, [one('a', 60n), one('b', 60n), one('a', 60n), one('a', 1n), one('c', 40n)]);
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['posted', 'insufficient', 'exists', 'conflict', 'posted']);
    expect(await cashOf(ana.memberId)).toBe(0n);
  });

  test('T025: the account record has every entry with the balance after it, newest first', async () => {
    const ana = await player(1_000n);
    await bet(ana.cash, 300n, 'p7');
    await win(ana.cash, 120n, 'p7');
    const account = { ownerKind: 'player', ownerId: ana.memberId, currency: 'MXN', purpose: 'cash' } as const;
    const always = { from: new Date(0), to: new Date(8.64e15), kinds: [] };
    const all = await ledger.historyOf(db, account, always, { offset: 0, limit: 2 });
    expect(all.total).toBe(3);
    expect(all.lines.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['win', 120n, 820n],
      ['bet', -300n, 700n],
    ]);
    const bets = await ledger.historyOf(db, account, { ...always, kinds: ['bet'] }, { offset: 0, limit: 9 });
    expect(bets).toMatchObject({ total: 1, lines: [{ amount: -300n }] });
  });

  test('the books balance, and every balance follows from its entries', async () => {
    expect(await ledger.verify(db)).toEqual([]);
    expect(await ledger.trialBalance(db)).toMatchObject([{ currency: 'MXN', balanced: true }]);
  });
});
