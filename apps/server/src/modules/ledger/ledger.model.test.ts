import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { createBatchPoster } from '#modules/ledger';
import { ledgerFixture } from './testing/ledger-fixture.ts';
import { applyStep, type Model, modelOf, type Step } from './testing/model.ts';

const { db, url } = useTestDatabase();
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const { ledger, player, house } = ledgerFixture(db, clock);
const poster = createBatchPoster({ url, clock, onError: () => undefined });
afterAll(() => poster.close());

// Longer by LEDGER_PROPERTY_RUNS. fast-check prints the seed and the path of a failure: give both to fc.assert.
const numRuns = Number(process.env['LEDGER_PROPERTY_RUNS'] ?? 25);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind'][]>('bet', 'win', 'hold', 'hold', 'post', 'post', 'void', 'expire'),
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    amount: fc.constantFrom(20n, 45n, 70n),
  }),
  { minLength: 3, maxLength: 25 },
);

let run = 0;

async function openRun() {
  run += 1;
  const prefix = `run-${run}`;
  const [ana, to] = [await player(100n), await house()];
  const inTransaction = (step: Step, model: Model) => {
    const hold = model.holds.get(step.name) ?? 0n;
    const amount = step.amount < hold ? step.amount : hold;
    const how = step.kind as 'post' | 'void' | 'expire';
    return db.transaction().execute((tx) =>
      ledger.settle(tx, {
        of: { scope: 'hold', text: `${prefix}-${step.name}` },
        key: { scope: how, text: `${prefix}-${step.name}` },
        reference: {},
        how,
        ...(how === 'post' ? { amount } : {}),
      }),
    );
  };
  const atOnce = ({ kind, name, amount }: Step) => {
    const ways = {
      bet: { from: ana.cash, to },
      win: { from: to, to: ana.cash },
      hold: { from: ana.cash, to: ana.held },
    };
    const way = ways[kind as keyof typeof ways];
    const posting = {
      key: { scope: kind, text: `${prefix}-${name}` },
      kind,
      reference: {},
      transfers: [{ ...way, amount }],
    };
    const expiresAt = new Date('2026-11-22T12:00:00Z');
    return poster.submit(kind === 'hold' ? { ...posting, hold: { to, expiresAt } } : posting);
  };
  const settles = (kind: Step['kind']) => kind === 'post' || kind === 'void' || kind === 'expire';
  const ask = async (step: Step, model: Model): Promise<string> => {
    const { outcome } = settles(step.kind) ? await inTransaction(step, model) : await atOnce(step);
    return outcome;
  };
  return { ana, ask };
}

test('any sequence of bets, wins, holds and their ends, repeats and conflicts is answered as the model answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { ana, ask } = await openRun();
      const model = modelOf(100n);
      for (const step of sequence) {
        const answer = await ask(step, model);
        expect(answer).toBe(applyStep(model, step));
      }
      const holdings = await ledger.holdingsOf(db, ana.memberId);
      expect(holdings.map(({ purpose, balance }) => [purpose, balance])).toEqual([
        ['cash', model.cash],
        ['held', model.held],
      ]);
    }),
    { numRuns },
  );
});

test('any crowd of them at once leaves what was answered, and every hold ended at most once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (crowd) => {
      const { ana, ask } = await openRun();
      const model = modelOf(100n);
      const holds = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'hold' as const, name, amount: 20n }));
      for (const hold of holds) expect(await ask(hold, model)).toBe(applyStep(model, hold));
      const asked = crowd.filter(({ kind }) => kind !== 'hold');
      const answers = await Promise.all(asked.map((step) => ask({ ...step, amount: 20n }, model)));
      const posted = asked.filter((_, index) => answers[index] === 'posted');
      const count = (...kinds: Step['kind'][]) => BigInt(posted.filter(({ kind }) => kinds.includes(kind)).length);
      for (const { name } of holds) {
        const ends = posted.filter((step) => step.name === name && ['post', 'void', 'expire'].includes(step.kind));
        expect(ends.length).toBeLessThanOrEqual(1);
      }
      const held = 80n - 20n * count('post', 'void', 'expire');
      const cash = 20n - 20n * count('bet') + 20n * count('win', 'void', 'expire');
      const holdings = await ledger.holdingsOf(db, ana.memberId);
      expect(holdings.map(({ balance }) => balance)).toEqual([cash, held]);
    }),
    { numRuns },
  );
  expect(await ledger.verify(db)).toEqual([]);
  expect(await ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
});
