import { randomUUID } from 'node:crypto';
import type { Database } from '#kernel/database/database.ts';
import { type Account, houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import type { TreasuryFixture } from './treasury-fixture.ts';

export const fundsUrl = '/ops/v1/funds/transfers';

export const toPlayers = { from: 'payment_clearing', to: 'player_funds', provider: 'sandbox' };
export const toHouse = { from: 'player_funds', to: 'house_funds' };
export const fromHouse = { from: 'house_funds', to: 'player_funds' };
export const toProvider = { from: 'player_funds', to: 'payment_clearing', provider: 'sandbox' };

/** The user name of an operator that the fixture made. */
export const nameOf = (operatorId: string): string => `o${operatorId.slice(0, 8)}`;

/** A refusal as tests compare it. */
export const refusal = (status: number, errorCode: string, more: object = {}) => ({ status, errorCode, ...more });

/** A member pays 500.00 in and loses 200.00 of it. */
async function play(db: Database, ledger: Ledger, { siteId, memberId }: { siteId: string; memberId: string }) {
  await db.transaction().execute(async (tx) => {
    const [clearing, game, cash] = await ledger.accountsFor(tx, [
      houseAccount(`${siteId}/sandbox`, 'MXN', 'payment_clearing'),
      houseAccount(`${siteId}/SOL`, 'MXN', 'game'),
      playerAccount(memberId, 'MXN', 'cash'),
    ] as const);
    const post = (kind: string, from: Account, to: Account, amount: bigint) => {
      const key = { scope: kind, text: randomUUID() };
      return ledger.post(tx, { key, kind, reference: {}, transfers: [{ from, to, amount }] });
    };
    await post('deposit', clearing, cash, 5_000_000n);
    await post('bet', cash, game, 2_000_000n);
  });
}

/**
 * Opens a site where 500.00 were paid in and 200.00 of it lost: 300.00 are players', and the provider holds all. Its two
 * operators move what lies there.
 */
export async function openPlayedSite(db: Database, treasury: TreasuryFixture) {
  const site = await treasury.site();
  const { siteId, first, second } = site;
  await play(db, treasury.ledger, { siteId, memberId: await treasury.member(siteId) });

  let movements = 4710;
  /** Each has a reference of its own, from SPEI 4711 on. */
  async function propose(way: object, amount: string, more: object = {}) {
    movements += 1;
    const wish = {
      ...way,
      amount,
      bankReference: `SPEI ${movements}`,
      reason: 'Day of the bank',
      requestId: randomUUID(),
    };
    const { status, json } = await treasury.call('POST', fundsUrl, first, { ...wish, ...more });
    return { status, ...json, id: (json.value as { id: string } | null)?.id ?? '' };
  }
  async function decide(id: string, verb: 'approve' | 'reject' = 'approve', who = second) {
    const { status, json } = await treasury.call('POST', `${fundsUrl}/${id}/${verb}`, who);
    return { status, ...json };
  }
  /** One proposes, the other agrees. */
  const move = async (way: object, amount: string) => decide((await propose(way, amount)).id);
  /** The line of the liability report. */
  async function line() {
    const { json } = await treasury.call('GET', '/ops/v1/ledger/liability', first);
    return (json.value as { currencies: Record<string, unknown>[] }).currencies[0];
  }
  return { ...site, propose, decide, move, line };
}
