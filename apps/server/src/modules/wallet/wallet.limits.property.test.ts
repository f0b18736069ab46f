import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from './testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const fixture = useWallet(db);
const unit = 10_000n;
const limit = 500n;

/** What can happen to a member's deposits; `of` names one of those that were started. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('start' as const), amount: fc.constantFrom('100.00', '200.00', '300.00', '500.00') }),
  fc.record({ kind: fc.constantFrom('expire', 'fail', 'pay', 'pay_at_once'), of: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.constantFrom(1, 7, 24) }),
  fc.record({ kind: fc.constant('poll' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(steps: readonly Step[]): Promise<string> {
  const { memberId } = await fixture.member();
  await fixture.limits.set(memberId, 'deposit_day', limit.toString());
  const ids: string[] = [];
  const send = async (id: string | undefined, change: object): Promise<void> => {
    if (id === undefined) return;
    await fixture.send({ eventId: randomUUID(), payment: { ...fixture.provider.payments.get(id), ...change } });
  };
  for (const next of steps) {
    if (next.kind === 'start') {
      const body = { methodCode: 'spei', amount: next.amount, requestId: randomUUID() };
      const { status, json } = await fixture.call('POST', '/wps/v2/wallets/deposits', memberId, body);
      if (status === 200) ids.push((json.value as { id: string }).id);
    } else if (next.kind === 'pass') fixture.now = new Date(fixture.now.getTime() + next.hours * 3_600_000);
    else if (next.kind === 'poll') for (const job of fixture.wallet.jobs) await job.run();
    else if (next.kind === 'pay_at_once') await Promise.all(ids.map((id) => send(id, { state: 'succeeded' })));
    else {
      const change = { expire: { state: 'expired' }, fail: { state: 'failed', failure: 'declined' } };
      await send(ids[next.of], next.kind === 'pay' ? { state: 'succeeded' } : change[next.kind as 'expire' | 'fail']);
    }
  }
  return memberId;
}

async function creditedByDay(memberId: string): Promise<bigint[]> {
  const rows = db.selectFrom('deposit').select(['amount', 'settled_at']).where('member_id', '=', memberId);
  const days = new Map<string, bigint>();
  for (const { amount, settled_at: at } of await rows.where('state', '=', 'succeeded').execute()) {
    const day = at?.toISOString().slice(0, 10) ?? '';
    days.set(day, (days.get(day) ?? 0n) + amount);
  }
  return [...days.values()];
}

const start = (amount: string): Step => ({ kind: 'start', amount }) as Step;
const tell = (kind: string, of: number): Step => ({ kind, of }) as Step;

test('in whatever order deposits expire, fail and are paid, a day is credited no more than its limit by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const memberId = await run(steps);
      for (const credited of await creditedByDay(memberId)) expect(credited <= limit * unit).toBe(true);
      const { cash } = await fixture.wallet.currentBalance(memberId, 'MXN');
      const flagged = db.selectFrom('deposit').select('review_reason').where('member_id', '=', memberId);
      const reasons = (await flagged.where('review_reason', 'is not', null).execute()).map((row) => row.review_reason);
      expect(reasons.every((reason) => reason === 'over_limit' || reason === 'failed_after_paid')).toBe(true);
      expect(cash).toBe((await creditedByDay(memberId)).reduce((sum, credited) => sum + credited, 0n));
    }),
    {
      numRuns: 25,
      examples: [
        [
          [
            start('500.00'),
            tell('expire', 0),
            start('500.00'),
            tell('expire', 1),
            start('500.00'),
            { kind: 'pay_at_once', of: 0 },
          ],
        ],
        [[start('500.00'), { kind: 'pass', hours: 24 }, start('500.00'), tell('pay', 0), tell('pay', 1)]],
        [[start('300.00'), tell('fail', 0), start('300.00'), tell('pay', 0), tell('pay', 1)]],
      ],
    },
  );
});
