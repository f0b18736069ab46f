import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useTreasury } from './testing/treasury-fixture.ts';

const { db } = useTestDatabase();
const treasury = useTreasury(db);
const unit = 10_000n;
const own = { status: 403, json: { errorCode: 'wallet.adjustment_own' } };
let team: { siteId: string; first: string; second: string };

beforeAll(async () => {
  team = await treasury.site();
});

/** A deposit of 500.00 by bank transfer for which so many pesos came. */
async function came(pesos: bigint) {
  const { wallet } = treasury;
  const { siteId } = team;
  const memberId = await treasury.member(siteId);
  const wish = { siteId, memberId, methodCode: 'spei', amount: '500.00', requestId: randomUUID(), language: 'es' };
  const { id } = await wallet.requestDeposit(wish);
  const tell = (paid: bigint) => {
    const fact = {
      depositId: id,
      paymentId: `p-${id}`,
      state: 'succeeded' as const,
      amount: { currency: 'MXN', amount: paid * unit },
    };
    return wallet.receive({ provider: 'sandbox', fact, eventId: randomUUID() });
  };
  await tell(pesos);
  const cash = async () => (await wallet.currentBalance(memberId, 'MXN')).cash;
  return { id, tell, cash };
}
const credit = (who: string, id: string) => treasury.call('POST', `/ops/v1/deposits/${id}/credit`, who);
const reject = (who: string, id: string) =>
  treasury.call('POST', `/ops/v1/deposits/${id}/reject`, who, { reason: 'Not ours' });
const waiting = async (id: string) => {
  const { json } = await treasury.call('GET', '/ops/v1/deposits/reviews?pageSize=100', team.first);
  return (json.value as { content: { id: string; proposer: string | null }[] }).content.find((row) => row.id === id);
};
const nameOf = (operatorId: string) => `o${operatorId.slice(0, 8)}`;
const letOneGive = (above: bigint | null) =>
  db
    .insertInto('bonus_policy')
    .values({ site_id: team.siteId, approval_above: above })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ approval_above: above }))
    .execute();

describe('crediting more than one person may put into a balance', () => {
  test('moves nothing before another operator says the same', async () => {
    const { id, cash } = await came(501n);
    const proposed = { status: 200, json: { value: { state: 'pending', isInReview: true, received: '500.00' } } };
    expect(await credit(team.first, id)).toMatchObject(proposed);
    expect(await credit(team.first, id)).toMatchObject(own);
    expect([await cash(), await waiting(id)]).toMatchObject([0n, { came: '501.00', proposer: nameOf(team.first) }]);
    const credited = { status: 200, json: { value: { state: 'succeeded', received: '501.00' } } };
    expect(await credit(team.second, id)).toMatchObject(credited);
    expect([await cash(), await waiting(id)]).toEqual([501n * unit, undefined]);
    const events = db.selectFrom('event_report').select(['action', 'actor_id']).where('subject', '=', `deposit:${id}`);
    expect(await events.where('actor_kind', '=', 'operator').orderBy('id').execute()).toEqual([
      { action: 'credit_proposed', actor_id: team.first },
      { action: 'credited', actor_id: team.second },
    ]);
  });

  test('is proposed by one of two who say it at once, and credited by the other', async () => {
    const { id, cash } = await came(600n);
    const answers = await Promise.all([credit(team.first, id), credit(team.second, id)]);
    const states = answers.map(({ json }) => (json.value as { state: string }).state);
    expect(states.toSorted()).toEqual(['pending', 'succeeded']);
    expect(await cash()).toBe(600n * unit);
  });

  test('takes two however often one says it at once', async () => {
    const { id, cash } = await came(600n);
    const answers = await Promise.all([credit(team.first, id), credit(team.first, id), credit(team.first, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect(await cash()).toBe(0n);
  });

  test('begins anew when nobody said the same within a day', async () => {
    const { id, cash } = await came(600n);
    await credit(team.first, id);
    const { now } = treasury;
    treasury.now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await credit(team.second, id)).toMatchObject({ status: 200, json: { value: { isInReview: true } } });
    expect([await cash(), await waiting(id)]).toMatchObject([0n, { proposer: nameOf(team.second) }]);
    expect(await credit(team.first, id)).toMatchObject({ status: 200, json: { value: { state: 'succeeded' } } });
    treasury.now = now;
  });

  test('can be rejected by whoever proposed it, and what comes then is proposed anew', async () => {
    const { id, tell, cash } = await came(600n);
    await credit(team.first, id);
    expect(await reject(team.first, id)).toMatchObject({ status: 200, json: { value: { state: 'failed' } } });
    await tell(700n);
    expect(await waiting(id)).toMatchObject({ came: '700.00', proposer: null });
    expect(await credit(team.second, id)).toMatchObject({ status: 200, json: { value: { isInReview: true } } });
    expect(await cash()).toBe(0n);
  });
});

describe('what one person may put into a balance', () => {
  test('is 500 where the site says nothing', async () => {
    const { id, cash } = await came(499n);
    expect(await credit(team.first, id)).toMatchObject({ status: 200, json: { value: { state: 'succeeded' } } });
    expect(await cash()).toBe(499n * unit);
  });

  test('is what the site lets one person give; what was proposed before takes two all the same', async () => {
    const { id, cash } = await came(1_000n);
    await credit(team.first, id);
    await letOneGive(null);
    expect(await credit(team.first, id)).toMatchObject(own);
    const other = await came(20_000n);
    expect(await credit(team.first, other.id)).toMatchObject({ json: { value: { state: 'succeeded' } } });
    expect([await cash(), await other.cash()]).toEqual([0n, 20_000n * unit]);
    await letOneGive(0n);
    const small = await came(1n);
    expect(await credit(team.first, small.id)).toMatchObject({ json: { value: { isInReview: true } } });
  });
});

test('the database refuses a credit by its proposer, whatever the server says', async () => {
  const { id } = await came(600n);
  await letOneGive(0n);
  await credit(team.first, id);
  const decision = { reviewed_at: treasury.now, reviewed_by: team.first, review_decision: 'credited' };
  const write = db.updateTable('deposit').set(decision).where('id', '=', id).execute();
  await expect(write).rejects.toThrow('deposit_credit_second_person');
});
