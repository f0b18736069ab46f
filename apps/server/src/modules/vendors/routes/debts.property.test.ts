import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createWallet, type PaymentProvider, sandboxDepositMethods, type Wallet } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  rollback,
  rollbackBody,
  type Seat,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import { phoneMarks } from '#testing/phone-marks.ts';

const rooms = useRooms(useTestDatabase());
const centavos = (amount: number) => (amount / 100).toFixed(2);
const unitsPerCentavo = 100n;

/** A provider that opens payments; the test says by itself when one was made. */
const provider: PaymentProvider = {
  code: 'sandbox',
  createPayment: async ({ depositId }) => ({
    paymentId: `p-${depositId}`,
    checkoutUrl: 'http://pay.test/',
    instructions: { kind: 'redirect' },
  }),
  findPayment: async () => undefined,
  cancelPayment: async () => Promise.reject(new Error('No phone was asked')),
  repeatRequest: async () => Promise.reject(new Error('No phone was asked')),
  readEvent: () => 'unsigned',
};
let wallet: Wallet;
beforeAll(async () => {
  const { db, clock, ledger, events, sites, members } = rooms;
  const onError = () => undefined;
  wallet = createWallet({
    db,
    clock,
    newId: randomUUID,
    ledger,
    events,
    sites,
    members,
    limits: rooms.limits,
    providers: [provider],
    phoneMarks,
    onError,
  });
  await db.transaction().execute((tx) => wallet.saveMethods(tx, rooms.siteId, sandboxDepositMethods('MXN')));
});

async function deposit({ memberId }: Seat, amount: string): Promise<void> {
  const wish = { siteId: rooms.siteId, memberId, methodCode: 'spei', amount, requestId: randomUUID(), language: 'es' };
  const { id, amount: asked } = await wallet.requestDeposit(wish);
  const fact = { depositId: id, paymentId: `p-${id}`, state: 'succeeded' as const, amount: asked };
  await wallet.receive({ provider: 'sandbox', fact, eventId: null });
}

const refund: typeof bet = (_rooms, body) => vendorCall(rooms, '/vendor/v1/round/refund', body);
const refundOf = ({ operatorId, playerRef, gameCode, roundId }: ReturnType<typeof betBody>) => ({
  requestId: randomUUID(),
  operatorId,
  playerRef,
  gameCode,
  roundId,
});

type Step =
  | { act: 'bet'; amount: number }
  | { act: 'deposit'; amount: number }
  | { act: 'win'; of: number; amount: number; ends: boolean }
  | { act: 'back'; of: number }
  | { act: 'repeat'; of: number }
  | { act: 'unwin'; of: number }
  | { act: 'refund'; of: number };

const index = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('bet' as const), amount: fc.integer({ min: 100, max: 9_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('win' as const),
      of: index,
      amount: fc.integer({ min: 0, max: 20_000 }),
      ends: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('unwin' as const), of: index }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('back' as const), of: index }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('repeat' as const), of: index }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refund' as const), of: index }) },
  { weight: 1, arbitrary: fc.constant({ act: 'deposit' as const, amount: 10_000 }) },
);

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(from.length, 1)];

/** Plays the steps one after another; answers what the member should have, debts taken off, by what was accepted. */
async function play(seat: Seat, steps: readonly Step[]): Promise<bigint> {
  const bets: ReturnType<typeof betBody>[] = [];
  const wins: (ReturnType<typeof winBody> & { amount: string })[] = [];
  const sent: { call: typeof bet; body: object }[] = [];
  const undone = new Set<string>();
  let worth = 0n;
  const units = (amount: string) => BigInt(Math.round(Number(amount) * 100)) * unitsPerCentavo;
  const send = async (call: typeof bet, body: object): Promise<boolean> => {
    sent.push({ call, body });
    return (await call(rooms, body)).status === 'OK';
  };
  for (const one of steps) {
    if (one.act === 'deposit') {
      await deposit(seat, centavos(one.amount));
      worth += units(centavos(one.amount));
    } else if (one.act === 'bet') {
      const body = betBody(seat, { amount: centavos(one.amount) });
      if (!(await send(bet, body))) continue;
      bets.push(body);
      worth -= units(body.amount);
    } else if (one.act === 'win') {
      const of = pick(bets, one.of);
      if (of === undefined) continue;
      const body = winBody(seat, of, centavos(one.amount), { roundClosed: one.ends });
      if (!(await send(win, body))) continue;
      wins.push(body);
      worth += units(body.amount);
    } else if (one.act === 'unwin') {
      const of = pick(wins, one.of);
      if (of === undefined) continue;
      const { betTxId: _bet, amount, roundClosed: _closed, ...names } = of;
      const body = { ...names, requestId: randomUUID(), txId: randomUUID(), winTxId: of.txId };
      if ((await send(rollback, body)) && !undone.has(of.txId)) worth -= units(amount);
      undone.add(of.txId);
    } else if (one.act === 'back') {
      const of = pick(bets, one.of);
      if (of === undefined) continue;
      if ((await send(rollback, rollbackBody(seat, of))) && !undone.has(of.txId)) {
        worth += units(of.amount);
        undone.add(of.txId);
      }
    } else if (one.act === 'refund') {
      const of = pick(bets, one.of);
      if (of === undefined || !(await send(refund, refundOf(of)))) continue;
      const gone = [of, ...wins.filter(({ betTxId }) => betTxId === of.txId)].filter(({ txId }) => !undone.has(txId));
      for (const { txId, amount } of gone) {
        worth += txId === of.txId ? units(amount) : -units(amount);
        undone.add(txId);
      }
    } else {
      const again = pick(sent, one.of);
      if (again !== undefined) await again.call(rooms, again.body);
    }
  }
  return worth;
}

let players = 0;
const spentAndTakenBack: Step[] = [
  { act: 'bet', amount: 9_000 },
  { act: 'win', of: 0, amount: 20_000, ends: true },
  { act: 'bet', amount: 9_000 },
  { act: 'bet', amount: 9_000 },
  { act: 'unwin', of: 0 },
];

test('any order of bets, wins, rollbacks, refunds and deposits leaves nobody below zero and every unit accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      players += 1;
      const username = `azar.${players}`;
      const { memberId } = await register(rooms, username);
      const seat = await sit(rooms, username);
      await deposit(seat, '100.00');
      const worth = 1_000_000n + (await play(seat, steps));
      const { cash } = await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN');
      const rows = await rooms.db.selectFrom('member_debt').selectAll().where('member_id', '=', memberId).execute();
      const owed = rows.reduce((rest, { amount, paid }) => rest + amount - paid, 0n);
      expect(cash - owed).toBe(worth);
      expect(cash === 0n || owed === 0n).toBe(true);
    }),
    { numRuns: 25, examples: [[spentAndTakenBack]] },
  );
  const [books] = await rooms.ledger.trialBalance(rooms.db);
  const open = rooms.db.selectFrom('member_debt').select(['amount', 'paid']);
  const owed = (await open.execute()).reduce((rest, { amount, paid }) => rest + amount - paid, 0n);
  expect(books).toMatchObject({ balanced: true });
  expect(books?.houses.find(({ purpose }) => purpose === 'debt')?.balance ?? 0n).toBe(-owed);
  expect(owed).toBeGreaterThan(0n);
  expect(await rooms.ledger.verify(rooms.db)).toEqual([]);
}, 120_000);
