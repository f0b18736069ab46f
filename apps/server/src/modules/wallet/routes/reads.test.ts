import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from '../testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const fixture = useWallet(db);
const money = (amount: bigint) => ({ currency: 'MXN', amount });

async function funded(): Promise<string> {
  const { memberId } = await fixture.member();
  const body = { methodCode: 'spei', amount: '500.00', requestId: randomUUID() };
  const { json } = await fixture.call('POST', '/wps/v2/wallets/deposits', memberId, body);
  const payment = fixture.provider.payments.get((json.value as { id: string }).id);
  await fixture.send({ eventId: randomUUID(), payment: { ...payment, state: 'succeeded' } });
  return memberId;
}

const movement = (memberId: string, more: object) => ({
  siteId: fixture.siteId,
  memberId,
  vendorCode: 'XOC',
  gameCode: 'fiesta',
  roundId: 'r1',
  txId: randomUUID(),
  betTxId: '',
  amount: money(100_000n),
  ...more,
});

describe('balance', () => {
  test('a new member holds nothing', async () => {
    const { memberId } = await fixture.member();
    const { json } = await fixture.call('GET', '/wps/v2/wallets/balance', memberId);
    const nothing = { cash: '0.00', bonus: '0.00', held: '0.00', total: '0.00' };
    expect(json.value).toEqual({ currency: 'MXN', ...nothing, version: 0, usedFirst: ['bonus', 'cash'] });
  });

  test('the version rises with every change', async () => {
    const memberId = await funded();
    const bet = movement(memberId, {});
    const moved = await db.transaction().execute((tx) => fixture.wallet.debitForBet(tx, bet));
    expect(moved).toMatchObject({ outcome: 'posted', balance: money(4_900_000n) });
    const { json } = await fixture.call('GET', '/wps/v2/wallets/balance', memberId);
    expect(json.value).toMatchObject({ cash: '490.00', version: 2 });
  });

  test('401 without a session', async () => {
    expect(await fixture.call('GET', '/wps/v2/wallets/balance')).toMatchObject({ status: 401 });
  });
});

describe('deposits', () => {
  test("another member's deposit does not exist for me", async () => {
    const [mine, theirs] = [await funded(), await funded()];
    const list = await fixture.call('GET', '/wps/v2/wallets/deposits', theirs);
    const [{ id } = { id: '' }] = (list.json.value as { content: { id: string }[] }).content;
    expect(await fixture.call('GET', `/wps/v2/wallets/deposits/${id}`, theirs)).toMatchObject({ status: 200 });
    expect(await fixture.call('GET', `/wps/v2/wallets/deposits/${id}`, mine)).toMatchObject({ status: 404 });
  });

  test("methods come in the site's order with limits and fees", async () => {
    const { memberId } = await fixture.member();
    const { json } = await fixture.call('GET', '/wps/v2/wallets/deposit-methods', memberId);
    const { content } = json.value as { content: { code: string }[] };
    expect(content.map(({ code }) => code)).toEqual(['spei', 'card', 'wallet', 'cash', 'usdt']);
    expect(content[1]).toMatchObject({ min: '100.00', max: '20000.00', fee: { fixed: '0.00', percent: '2.5' } });
  });
});

describe('account record', () => {
  test('every movement with its sign and the balance after it, newest first, named after its game', async () => {
    const memberId = await funded();
    const bet = movement(memberId, {});
    const win = movement(memberId, { betTxId: bet.txId, amount: money(250_000n) });
    const back = movement(memberId, { betTxId: bet.txId });
    await db.transaction().execute(async (tx) => {
      await fixture.wallet.debitForBet(tx, bet);
      await fixture.wallet.creditWin(tx, win);
      await fixture.wallet.rollbackBet(tx, back);
    });
    const { json } = await fixture.call('GET', '/wps/v2/wallets/transactions', memberId);
    const { content, totalElements } = json.value as { content: object[]; totalElements: number };
    expect(totalElements).toBe(4);
    expect(content).toMatchObject([
      { type: 'rollback', amount: '10.00', balanceAfter: '525.00', gameName: 'Fiesta', reference: 'r1' },
      { type: 'win', amount: '25.00', balanceAfter: '515.00' },
      { type: 'bet', amount: '-10.00', balanceAfter: '490.00' },
      { type: 'deposit', amount: '500.00', balanceAfter: '500.00', gameName: null },
    ]);
    const bets = await fixture.call('GET', '/wps/v2/wallets/transactions?type=bet', memberId);
    expect(bets.json.value).toMatchObject({ totalElements: 1 });
    const past = await fixture.call('GET', '/wps/v2/wallets/transactions?to=2026-11-20', memberId);
    expect(past.json.value).toMatchObject({ totalElements: 0 });
    const today = await fixture.call('GET', '/wps/v2/wallets/transactions?from=2026-11-21&to=2026-11-21', memberId);
    expect(today.json.value).toMatchObject({ totalElements: 4 });
  });

  test('400 when a period ends before it begins', async () => {
    const { memberId } = await fixture.member();
    const url = '/wps/v2/wallets/transactions?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z';
    expect(await fixture.call('GET', url, memberId)).toMatchObject({ status: 400, json: { field: 'from' } });
  });
});

describe('bets', () => {
  test('a stake above the cash is refused with the cash there is', async () => {
    const memberId = await funded();
    const bet = movement(memberId, { amount: money(5_000_001n) });
    const moved = await db.transaction().execute((tx) => fixture.wallet.debitForBet(tx, bet));
    expect(moved).toEqual({ outcome: 'insufficient', journalId: null, balance: money(5_000_000n) });
  });

  test('taking back a bet that never came says so and moves nothing', async () => {
    const memberId = await funded();
    const back = movement(memberId, { betTxId: 'never' });
    const moved = await db.transaction().execute((tx) => fixture.wallet.rollbackBet(tx, back));
    expect(moved).toEqual({ outcome: 'unknown', journalId: null, balance: money(5_000_000n) });
  });
});
