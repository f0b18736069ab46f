import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { insertSite } from '../testing/people.ts';
import { moneyOpsOver } from './testing/money-ops.ts';
import { useWithdrawals } from './testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db, moneyOpsOver(db));
const elsewhere = randomUUID();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  const row = { name: 'Ops', password_hash: '-', created_at: wallet.now, username: 'ops' };
  const site = await insertSite(db);
  await db
    .insertInto('operator')
    .values({ ...row, id: elsewhere, site_id: site })
    .execute();
});

async function paid(): Promise<{ memberId: string; id: string; url: string }> {
  const member = await wallet.richMember();
  const id = await wallet.askAndApprove(member);
  await wallet.tell(id, 'paid');
  return { memberId: member.memberId, id, url: `/wps/v2/wallets/withdrawals/${id}` };
}
async function disputed() {
  const withdrawal = await paid();
  await wallet.postPlain(`${withdrawal.url}/receipt`, withdrawal.memberId, { received: false });
  return withdrawal;
}
async function upload(url: string, token: string, payload: Buffer, type = 'image/png') {
  const headers = { authorization: token, 'content-type': type };
  const remoteAddress = `10.2.0.${Math.trunc(Math.random() * 250)}`;
  const answer = await wallet.api.inject({ method: 'POST', url: `${url}/proofs`, headers, payload, remoteAddress });
  return { status: answer.statusCode, ...answer.json<{ value: { id: string }; errorCode: string }>() };
}

describe('what the member says', () => {
  test('a paid withdrawal waits for an answer, and received ends it', async () => {
    const { memberId, url } = await paid();
    expect((await wallet.get(url, memberId)).value).toMatchObject({ state: 'paid', receipt: 'awaited' });
    const answer = await wallet.postPlain(`${url}/receipt`, memberId, { received: true });
    expect(answer).toMatchObject({ status: 200, value: { state: 'paid', receipt: 'received' } });
    expect(await wallet.postPlain(`${url}/receipt`, memberId, { received: true })).toMatchObject({ status: 200 });
    expect(await wallet.postPlain(`${url}/receipt`, memberId, { received: false })).toMatchObject({ status: 409 });
  });

  test('its way so far is told step by step, and nothing of it to anybody else', async () => {
    const { memberId, url } = await disputed();
    const { steps } = (await wallet.get(url, memberId)).value as { steps: { step: string; at: string }[] };
    expect(steps.map(({ step }) => step)).toEqual(['requested', 'in_review', 'approved', 'paying', 'paid', 'disputed']);
    const stranger = await wallet.richMember();
    expect(await wallet.get(url, stranger.memberId)).toMatchObject({ status: 404 });
  });

  test('without an answer it is regarded as received when the time is over, and not before', async () => {
    const { memberId, url } = await paid();
    wallet.later(24 * 3_600_000 - 1);
    await wallet.runJobs();
    expect((await wallet.get(url, memberId)).value).toMatchObject({ receipt: 'awaited' });
    wallet.later(1);
    await wallet.runJobs();
    expect((await wallet.get(url, memberId)).value).toMatchObject({ receipt: 'regarded_as_received' });
    expect(await wallet.postPlain(`${url}/receipt`, memberId, { received: false })).toMatchObject({ status: 409 });
  });

  test('not received is a dispute: no money moves, and the clock does not end it', async () => {
    const { memberId, url } = await disputed();
    wallet.later(48 * 3_600_000);
    await wallet.runJobs();
    expect((await wallet.get(url, memberId)).value).toMatchObject({ state: 'disputed', receipt: 'not_received' });
    expect(await wallet.balance(memberId)).toEqual({ cash: 5_000_000n, held: 0n });
  });

  test('400 without an answer in it, 404 for others, 409 before it was paid', async () => {
    const { memberId, url } = await paid();
    expect(await wallet.postPlain(`${url}/receipt`, memberId, { received: 'yes' })).toMatchObject({ status: 400 });
    const other = await wallet.richMember();
    expect(await wallet.postPlain(`${url}/receipt`, other.memberId, { received: true })).toMatchObject({ status: 404 });
    const id = await wallet.askAndApprove(other);
    const early = await wallet.postPlain(`/wps/v2/wallets/withdrawals/${id}/receipt`, other.memberId, {
      received: true,
    });
    expect(early).toMatchObject({ status: 409, params: { state: 'paying' } });
  });
});

describe('proofs', () => {
  test('a picture comes back as it was sent, to its owner and to operators of the site only', async () => {
    const { memberId, id, url } = await disputed();
    const { status, value } = await upload(url, memberId, png);
    expect(status).toBe(200);
    const read = async (path: string, token: string) =>
      wallet.api.inject({ method: 'GET', url: path, headers: { authorization: token }, remoteAddress: '10.3.0.1' });
    const own = await read(`${url}/proofs/${value.id}`, memberId);
    expect([own.headers['content-type'], own.headers['x-content-type-options']]).toEqual(['image/png', 'nosniff']);
    expect(own.rawPayload.equals(png)).toBe(true);
    expect((await read(`/ops/v1/withdrawals/${id}/proofs/${value.id}`, wallet.operatorId)).rawPayload.equals(png)).toBe(
      true,
    );
    const other = await wallet.member();
    expect((await read(`${url}/proofs/${value.id}`, other.memberId)).statusCode).toBe(404);
    expect((await read(`/ops/v1/withdrawals/${id}/proofs/${value.id}`, elsewhere)).statusCode).toBe(404);
    const another = await disputed();
    expect((await read(`${another.url}/proofs/${value.id}`, another.memberId)).statusCode).toBe(404);
  });

  test('what is no picture, whatever it calls itself, is not kept; nor is a fourth one', async () => {
    const { memberId, url } = await disputed();
    const refused = { status: 422, errorCode: 'wallet.proof_invalid' };
    expect(await upload(url, memberId, Buffer.from('<script>alert(1)</script>'))).toMatchObject(refused);
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(url, memberId, png)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422]);
  });

  test('too large, of another type, for nobody, for one that is settled: refused', async () => {
    const { memberId, url } = await paid();
    expect(await upload(url, memberId, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await upload(url, memberId, png, 'image/gif')).toMatchObject({ status: 415 });
    expect(await upload(url, (await wallet.member()).memberId, png)).toMatchObject({ status: 404 });
    await wallet.postPlain(`${url}/receipt`, memberId, { received: true });
    expect(await upload(url, memberId, png)).toMatchObject({ status: 409 });
  });
});
