import { generateKeyPairSync, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, rollback, rollbackBody, sit, win, winBody } from '#testing/vendor-client.ts';
import { houseAccount, ledgerJobs, playerAccount, readSealKey } from '#modules/ledger';
import { createFundsTransfers, createStatements, sandboxDepositMethods } from '#modules/wallet';

const rooms = useRooms(useTestDatabase());
const runs = Number(process.env['FUNDS_PROPERTY_RUNS'] ?? 12);
const cents = fc.integer({ min: 1, max: 5_000 });
const ways = [
  { from: 'payment_clearing', to: 'player_funds', provider: 'sandbox' },
  { from: 'player_funds', to: 'payment_clearing', provider: 'sandbox' },
  { from: 'player_funds', to: 'house_funds', provider: null },
  { from: 'house_funds', to: 'player_funds', provider: null },
] as const;

const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit' as const), cents }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('bet' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('win' as const), cents: fc.nat(8_000), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback' as const), of: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'give_back' as const), of: fc.nat() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      cents: fc.integer({ min: 1, max: 20_000 }),
      way: fc.constantFrom(...ways),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('seal' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function operator(username: string): Promise<{ operatorId: string; siteId: string }> {
  const [operatorId, { siteId }] = [randomUUID(), rooms];
  const row = { id: operatorId, site_id: siteId, username, name: 'Ops', password_hash: 'none' };
  await rooms.db
    .insertInto('operator')
    .values({ ...row, created_at: rooms.time.now })
    .execute();
  return { operatorId, siteId };
}

/** A member who plays, a provider, and two operators who move the site's money. */
async function people() {
  const { db, clock, ledger, sites, siteId, poster } = rooms;
  const funds = createFundsTransfers({ db, clock, newId: randomUUID, ledger, sites });
  const statements = createStatements({ db, clock, ledger, sites });
  const [first, second] = [await operator('first'), await operator('second')];
  await db.transaction().execute((tx) => rooms.wallet.saveMethods(tx, siteId, sandboxDepositMethods('MXN')));
  const { memberId } = await register(rooms, 'jugadora');
  const seat = await sit(rooms, 'jugadora');
  const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'test' };
  const sealKey = readSealKey(JSON.stringify(jwk));
  const quiet = { onSealed: () => undefined, onUnsealed: () => undefined };
  const seal = ledgerJobs({ db, clock, poster, sealKey, ...quiet }).find(({ name }) => name === 'ledger.seal');
  const never = new Date('9999-12-31T00:00:00Z');

  /** Posts between the member's accounts and the provider as deposits and withdrawals do. */
  function post(kind: 'deposit' | 'withdrawal', text: string, amount: bigint) {
    return db.transaction().execute(async (tx) => {
      const [clearing, cash, held] = await ledger.accountsFor(tx, [
        houseAccount(`${siteId}/sandbox`, 'MXN', 'payment_clearing'),
        playerAccount(memberId, 'MXN', 'cash'),
        playerAccount(memberId, 'MXN', 'held'),
      ] as const);
      const common = { key: { scope: kind, text }, kind, reference: {} };
      if (kind === 'deposit') return ledger.post(tx, { ...common, transfers: [{ from: clearing, to: cash, amount }] });
      const hold = { to: clearing, expiresAt: never };
      return ledger.post(tx, { ...common, transfers: [{ from: cash, to: held, amount }], hold });
    });
  }

  function settle(text: string, how: 'post' | 'void') {
    const of = { scope: 'withdrawal', text };
    const key = { scope: 'withdrawal_end', text: randomUUID() };
    return db.transaction().execute((tx) => ledger.settle(tx, { of, key, reference: {}, how }));
  }

  /** Whether two people's transfer was let through. */
  async function move(way: (typeof ways)[number], amount: number): Promise<boolean> {
    const requestId = randomUUID();
    const wish = { ...way, amount: (amount / 100).toFixed(2), reason: 'Test' };
    const { id } = await funds.propose(first, { ...wish, requestId, bankReference: requestId });
    try {
      await funds.approve(second, id);
      return true;
    } catch (error) {
      if (!['wallet.funds_insufficient', 'wallet.funds_uncovered'].includes((error as { code: string }).code))
        throw error;
      return false;
    }
  }

  const pesos = async () => (await statements.liabilityOf(siteId)).find(({ currency }) => currency === 'MXN');
  return { seat, seal, post, settle, move, pesos };
}

/** Lets acts happen, those of a group at once. */
async function play(at: Awaited<ReturnType<typeof people>>, groups: readonly (readonly Act[])[]): Promise<void> {
  const bets: ReturnType<typeof betBody>[] = [];
  const withdrawals: string[] = [];
  const pick = <T>(all: readonly T[], of: number): T | undefined => all[all.length === 0 ? 0 : of % all.length];

  async function perform(one: Act, isAlone: boolean): Promise<unknown> {
    if (one.do === 'seal') return at.seal?.run();
    if (one.do === 'deposit') return at.post('deposit', randomUUID(), BigInt(one.cents) * 100n);
    if (one.do === 'bet') {
      const body = betBody(at.seat, { amount: (one.cents / 100).toFixed(2) });
      bets.push(body);
      return bet(rooms, body);
    }
    if (one.do === 'withdraw') {
      const id = randomUUID();
      const { outcome } = await at.post('withdrawal', id, BigInt(one.cents) * 100n);
      return outcome === 'posted' && withdrawals.push(id);
    }
    if (one.do === 'move') {
      const isMoved = await at.move(one.way, one.cents);
      // What was won in between may be more than the house has left there: only a transfer of its own is judged here.
      if (isMoved && isAlone && one.way.to === 'house_funds')
        expect((await at.pesos())?.surplus).toBeGreaterThanOrEqual(0n);
      return undefined;
    }
    if (one.do === 'win' || one.do === 'rollback') {
      const body = pick(bets, one.of);
      if (body === undefined) return undefined;
      return one.do === 'rollback'
        ? rollback(rooms, rollbackBody(at.seat, body))
        : win(rooms, winBody(at.seat, body, (one.cents / 100).toFixed(2)));
    }
    const id = pick(withdrawals, one.of);
    return id && at.settle(id, one.do === 'pay' ? 'post' : 'void');
  }

  for (const group of groups) await Promise.all(group.map((one) => perform(one, group.length === 1)));
}

/** What the transfers that two people agreed on have brought to an account, less what they took from it. */
async function sumMoved(account: string): Promise<bigint> {
  const rows = await rooms.db.selectFrom('funds_transfer').selectAll().where('state', '=', 'approved').execute();
  return rows.reduce((sum, { from_account: from, to_account: to, amount }) => {
    return sum + (to === account ? amount : 0n) - (from === account ? amount : 0n);
  }, 0n);
}

test("T035: whatever is paid in, played, paid out and moved at once, books balance and players' funds are their transfers' sum", async () => {
  const at = await people();
  const { db, ledger, siteId } = rooms;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 14 }),
      async (groups) => {
        await at.post('deposit', randomUUID(), 500_000n);
        await play(at, groups);
        const books = (await ledger.trialBalance(db, siteId)).find(({ currency }) => currency === 'MXN');
        const line = await at.pesos();
        expect(books?.balanced).toBe(true);
        expect([line?.playerFunds, line?.houseFunds]).toEqual([
          await sumMoved('player_funds'),
          await sumMoved('house_funds'),
        ]);
        expect(line?.playerFunds).toBeGreaterThanOrEqual(0n);
        expect((line?.total ?? 0n) - (line?.openBets ?? 0n)).toBe(books?.playerLiability);
      },
    ),
    { numRuns: runs },
  );
  for (const purpose of ['player_funds', 'house_funds'] as const) {
    const account = await ledger.findAccount(db, houseAccount(siteId, 'MXN', purpose));
    if (account === undefined) throw new Error(`Nothing was ever moved to ${purpose}`);
    const kinds = await ledger.kindTotalsOf(db, account, { from: new Date(0), to: new Date('2100-01-01') });
    expect(kinds.map(({ kind }) => kind)).toEqual(['funds_transfer']);
  }
  expect(await ledger.verify(db)).toEqual([]);
}, 300_000);
