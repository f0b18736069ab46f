import { randomUUID } from 'node:crypto';
import type { Database } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';

/** Whose money it is. */
export interface Owner {
  siteId: string;
  memberId: string;
}

/** Gives a member pesos (ledger units) that need not be played. */
export async function giveCash(db: Database, ledger: Ledger, { siteId, memberId }: Owner, amount: bigint) {
  await db.transaction().execute(async (tx) => {
    const [clearing, cash] = await ledger.accountsFor(tx, [
      houseAccount(`${siteId}/sandbox`, 'MXN', 'payment_clearing'),
      playerAccount(memberId, 'MXN', 'cash'),
    ] as const);
    const key = { scope: 'deposit', text: randomUUID() };
    await ledger.post(tx, { key, kind: 'deposit', reference: {}, transfers: [{ from: clearing, to: cash, amount }] });
  });
}

/** Gives a member a deposit of pesos (ledger units) that must be played. */
export async function deposit(db: Database, ledger: Ledger, owner: Owner, amount: bigint, at: Date): Promise<void> {
  await giveCash(db, ledger, owner, amount);
  const method = { site_id: owner.siteId, code: 'spei', kind: 'bank_transfer', provider: 'sandbox', currency: 'MXN' };
  const limits = { amount_min: 1n, amount_max: 10n ** 12n, minutes: 1, valid_minutes: 1, position: 0 };
  await db
    .insertInto('payment_method')
    .values({ ...method, ...limits })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = randomUUID();
  const row = { id, site_id: owner.siteId, member_id: owner.memberId, request_id: id, reference: id, currency: 'MXN' };
  const money = { amount, fee: 0n, received: amount, state: 'succeeded', method_code: 'spei', provider: 'sandbox' };
  const times = { next_poll_at: at, created_at: at, expires_at: at, settled_at: at };
  await db
    .insertInto('deposit')
    .values({ ...row, ...money, ...times })
    .execute();
}

/** Writes a settled bet of a member into the betting record. */
export async function bet(db: Database, { siteId, memberId }: Owner, stake: bigint, at: Date): Promise<void> {
  const id = randomUUID();
  const game = { vendor_code: 'SOL', vendor_round_id: id, vendor_tx_id: id, game_code: 'frutas', game_type: 'RNG' };
  const row = { id, site_id: siteId, member_id: memberId, round_id: id, currency: 'MXN', stake, valid_bet: stake };
  await db
    .insertInto('bet_record')
    .values({ ...row, ...game, state: 'settled', placed_at: at, settled_at: at })
    .execute();
}
