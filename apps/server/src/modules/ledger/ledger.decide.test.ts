import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from './ledger.accounts.ts';
import { decide, type Known } from './ledger.decide.ts';
import type { Posting } from './ledger.posting.ts';

const player = (id: bigint): Account => ({
  id,
  ownerKind: 'player',
  ownerId: `p${id}`,
  currency: 'MXN',
  purpose: 'cash',
});
const house: Account = { id: 99n, ownerKind: 'house', ownerId: 'h', currency: 'MXN', purpose: 'game' };
const accounts = [player(1n), player(2n), house];

const postings: fc.Arbitrary<Posting[]> = fc.array(
  fc.record({
    key: fc.record({ scope: fc.constant('test'), text: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
    kind: fc.constantFrom('bet', 'win'),
    reference: fc.constant({}),
    transfers: fc.array(
      fc
        .record({ from: fc.constantFrom(...accounts), to: fc.constantFrom(...accounts), amount: fc.bigInt(1n, 120n) })
        .filter(({ from, to }) => from.id !== to.id),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { maxLength: 12 },
);

function start(): Known {
  const players = new Map([1n, 2n].map((id) => [id, { balance: 100n, seq: 1n }]));
  return { players, journals: new Map(), reversed: new Set() };
}

const counter = () => {
  let last = 0;
  return () => String((last += 1));
};

describe('deciding a batch', () => {
  test('answers are the same as when each posting comes alone', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const together = decide(batch, start(), counter()).outcomes;
        const players = new Map(start().players);
        const journals = new Map<string, { id: string; contentHash: Buffer }>();
        const ids = counter();
        const alone = batch.map((posting) => {
          const plan = decide([posting], { players, journals, reversed: new Set() }, ids);
          for (const { accountId, balance, seq } of plan.accounts) players.set(accountId, { balance, seq });
          for (const {
            id,
            posting: { key },
            contentHash,
          } of plan.journals) {
            journals.set(`${key.scope}\n${key.text}`, { id, contentHash });
          }
          return plan.outcomes[0]?.outcome;
        });
        expect(together.map(({ outcome }) => outcome)).toEqual(alone);
      }),
    );
  });

  test('no planned entry leaves a player below zero, and sequences have no gap', () => {
    fc.assert(
      fc.property(postings, (batch) => {
        const plan = decide(batch, start(), counter());
        const seqs = new Map<bigint, bigint>();
        for (const row of plan.transfers) {
          for (const [id, side] of [[row.fromAccountId, row.from] as const, [row.toAccountId, row.to] as const]) {
            if (side.seq === null || side.balanceAfter === null) continue;
            expect(side.balanceAfter >= 0n).toBe(true);
            expect(side.seq).toBe((seqs.get(id) ?? 1n) + 1n);
            seqs.set(id, side.seq);
          }
        }
      }),
    );
  });

  test('a journal is taken back once, even within one batch', () => {
    const back = (text: string): Posting => ({
      key: { scope: 'test', text },
      kind: 'rollback',
      reference: {},
      transfers: [{ from: house, to: player(1n), amount: 5n }],
      reverses: 'j',
    });
    const { outcomes } = decide([back('x'), back('y')], start(), counter());
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['posted', 'already_reversed']);
  });
});
