import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from './ledger.accounts.ts';
import { decide, type Known } from './ledger.decide.ts';
import { contentOf, type Posting, textOfContent } from './ledger.posting.ts';

const player = (id: bigint): Account => ({
  id,
  ownerKind: 'player',
  ownerId: `p${id}`,
  currency: 'MXN',
  purpose: 'cash',
});
const house: Account = { id: 99n, ownerKind: 'house', ownerId: 'h', currency: 'MXN', purpose: 'game' };
const accounts = [player(1n), player(2n), house];
const now = new Date('2026-11-21T12:00:00Z');

const postings: fc.Arbitrary<Posting[]> = fc.array(
  fc.record(
    {
      key: fc.record({ scope: fc.constant('test'), text: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
      kind: fc.constantFrom('bet', 'win'),
      reference: fc.constant({}),
      closes: fc.constantFrom('x', 'y'),
      deadline: fc.constantFrom(now, new Date(now.getTime() + 1)),
      transfers: fc.array(
        fc
          .record({ from: fc.constantFrom(...accounts), to: fc.constantFrom(...accounts), amount: fc.bigInt(1n, 120n) })
          .filter(({ from, to }) => from.id !== to.id),
        { minLength: 1, maxLength: 3 },
      ),
    },
    { requiredKeys: ['key', 'kind', 'reference', 'transfers'] },
  ),
  { maxLength: 12 },
);

function start(): Known {
  const players = new Map([1n, 2n].map((id) => [id, { balance: 100n, seq: 1n }]));
  return { players, journals: new Map(), closed: new Set(), now };
}

describe('deciding a batch', () => {
  test('answers are the same as when each posting comes alone', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const together = decide(batch, start()).outcomes;
        const players = new Map(start().players);
        const journals = new Map<string, string>();
        const closed = new Set<string>();
        const alone = batch.map((posting) => {
          const plan = decide([posting], { players, journals, closed, now });
          for (const { accountId, balance, seq } of plan.accounts) players.set(accountId, { balance, seq });
          const [outcome] = plan.outcomes;
          if (outcome?.outcome === 'posted') {
            journals.set(outcome.journalId, textOfContent(contentOf(posting)));
            if (posting.closes !== undefined) closed.add(posting.closes);
          }
          return outcome;
        });
        expect(together).toEqual(alone);
      }),
    );
  });

  test('no planned entry leaves a player below zero, and sequences have no gap', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const plan = decide(batch, start());
        const seqs = new Map<bigint, bigint>();
        for (const row of plan.transfers) {
          for (const [id, side] of [[row.fromAccountId, row.from] as const, [row.toAccountId, row.to] as const]) {
            if (side === null) continue;
            expect(side.balance >= 0n).toBe(true);
            expect(side.seq).toBe((seqs.get(id) ?? 1n) + 1n);
            seqs.set(id, side.seq);
          }
        }
      }),
    );
  });

  test('what is planned adds up to what the accounts come to', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const plan = decide(batch, start());
        for (const { accountId, balance } of plan.accounts) {
          const moved = plan.transfers.reduce((sum, { fromAccountId, toAccountId, amount }) => {
            return sum + (toAccountId === accountId ? amount : 0n) - (fromAccountId === accountId ? amount : 0n);
          }, 100n);
          expect(balance).toBe(moved);
        }
      }),
    );
  });

  test('a journal is closed once, even within one batch', () => {
    const back = (text: string): Posting => ({
      key: { scope: 'test', text },
      kind: 'rollback',
      reference: {},
      transfers: [{ from: house, to: player(1n), amount: 5n }],
      closes: 'j',
    });
    const { outcomes } = decide([back('x'), back('y')], start());
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['posted', 'already_closed']);
  });
});
