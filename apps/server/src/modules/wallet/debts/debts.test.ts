import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAdjustments } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { settleDebts } from './debts.ts';

const rooms = useRooms(useTestDatabase());
const pesos = (amount: number) => BigInt(amount) * 10_000n;

/** A member who owes these amounts, made one after another. */
async function owing(username: string, ...amounts: number[]): Promise<string> {
  const { memberId } = await register(rooms, username);
  for (const [index, amount] of amounts.entries()) {
    const names = { id: randomUUID(), vendor_code: 'SOL', win_tx_id: randomUUID(), journal_id: randomUUID() };
    const createdAt = new Date(rooms.time.now.getTime() + index);
    const row = { ...names, site_id: rooms.siteId, member_id: memberId, currency: 'MXN', created_at: createdAt };
    await rooms.db
      .insertInto('member_debt')
      .values({ ...row, amount: pesos(amount) })
      .execute();
  }
  return memberId;
}

const settle = (memberId: string, currency = 'MXN') =>
  rooms.db.transaction().execute((tx) => settleDebts(rooms, tx, { memberId, currency }));
const paidOf = async (memberId: string) => {
  const debts = rooms.db.selectFrom('member_debt').select('paid').where('member_id', '=', memberId);
  return (await debts.orderBy('created_at').execute()).map(({ paid }) => paid);
};
const cashOf = async (memberId: string) => (await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN')).cash;

test('debts are paid from the oldest on, as far as the cash goes', async () => {
  const memberId = await owing('dos.deudas', 10, 20);
  await rooms.fund(memberId, pesos(15));
  expect(await settle(memberId)).toBe(true);
  expect([await paidOf(memberId), await cashOf(memberId)]).toEqual([[pesos(10), pesos(5)], 0n]);
  expect(await settle(memberId)).toBe(false);
  await rooms.fund(memberId, pesos(40));
  await settle(memberId);
  expect([await paidOf(memberId), await cashOf(memberId)]).toEqual([[pesos(10), pesos(20)], pesos(25)]);
});

test('who owes nothing, or nothing in this currency, keeps everything', async () => {
  const nobody = await owing('sin.deudas');
  const elsewhere = await owing('otra.moneda', 10);
  for (const memberId of [nobody, elsewhere]) await rooms.fund(memberId, pesos(15));
  expect([await settle(nobody), await settle(elsewhere, 'USD')]).toEqual([false, false]);
  expect([await cashOf(nobody), await cashOf(elsewhere)]).toEqual([pesos(15), pesos(15)]);
});

test('several credits at once pay a debt once', async () => {
  const memberId = await owing('a.la.vez.deuda', 30);
  await rooms.fund(memberId, pesos(100));
  const answers = await Promise.all(Array.from({ length: 5 }, () => settle(memberId)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect([await paidOf(memberId), await cashOf(memberId)]).toEqual([[pesos(30)], pesos(70)]);
});

test('a correction in the member’s favour pays the debt first, and is reported in full', async () => {
  const memberId = await owing('corregida', 30);
  const operators = [randomUUID(), randomUUID()];
  for (const id of operators) {
    const row = { id, site_id: rooms.siteId, username: `o${id.slice(0, 8)}`, name: 'Ops', password_hash: '-' };
    await rooms.db
      .insertInto('operator')
      .values({ ...row, created_at: rooms.time.now })
      .execute();
  }
  const [first = '', second = ''] = operators;
  const { siteId } = rooms;
  const adjustments = createAdjustments({ ...rooms, newId: randomUUID, publishBalance: () => undefined });
  const wish = { account: 'corregida', amount: '50.00', reason: 'Lost a round', requestId: randomUUID() };
  const { id } = await adjustments.propose({ operatorId: first, siteId }, wish);
  await adjustments.approve({ operatorId: second, siteId }, id);
  expect([await paidOf(memberId), await cashOf(memberId)]).toEqual([[pesos(30)], pesos(20)]);
  const events = rooms.db.selectFrom('event_report').selectAll().where('subject', '=', `adjustment:${id}`);
  expect((await events.orderBy('id').execute())[1]).toMatchObject({
    before: { cash: '0.00' },
    after: { cash: '50.00' },
  });
});
