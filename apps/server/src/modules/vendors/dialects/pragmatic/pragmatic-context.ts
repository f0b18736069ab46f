import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { newId } from '#kernel/ids/ids.ts';
import type { Member } from '#modules/members';
import type { VendorCall } from '../../once.ts';
import type { PlayerAnswer } from '../../protocol.schemas.ts';
import { keepsOwnWallets } from '../../single-wallet.ts';
import { stakeableNow } from '../../stakeable.ts';
import { type Canonical, noToken } from '../canonical.ts';
import type { DialectDeps } from '../dialect.deps.ts';
import { selectNewestSession } from '../dialect.store.ts';

export type Params = ReadonlyMap<string, string>;
export type Handle = (call: VendorCall, params: Params) => Promise<PlayerAnswer>;
export type PragmaticContext = ReturnType<typeof createPragmaticContext>;

/** What the calls of the dialect have in common. */
export function createPragmaticContext(deps: DialectDeps, canonical: Canonical) {
  const { db } = deps;

  /** The player that a call is about, or the refusal. */
  const about =
    (work: (call: VendorCall, params: Params, player: Member) => Promise<PlayerAnswer>): Handle =>
    async (call, params) => {
      const player = await canonical.player(call, params.get('userId') ?? '');
      return player === undefined ? canonical.refused(call, 'PLAYER_NOT_FOUND') : work(call, params, player);
    };

  /** Under the token of the call when it has one, else under the player's newest session. */
  async function inSession(call: VendorCall, params: Params, player: Member): Promise<VendorCall> {
    const token = params.get('token');
    if (token !== undefined) return canonical.underTicket(call, token);
    const gameCode = params.get('gameId');
    const of = { vendorCode: call.vendorCode, memberId: player.id, ...(gameCode === undefined ? {} : { gameCode }) };
    return { ...call, sessionTokenHash: (await selectNewestSession(db, of)) ?? noToken };
  }

  /** What the player can stake, for calls that move nothing; who keeps wallets of its own is told nothing of this one. */
  async function balanceNow(call: VendorCall, { id: memberId, currency }: Member): Promise<PlayerAnswer> {
    const { vendorCode } = call;
    if (await keepsOwnWallets(db, vendorCode)) return canonical.refused(call, 'GAME_DISABLED');
    const amount = await stakeableNow(deps, db, { memberId, currency, vendorCode });
    return { status: 'OK', requestId: '', currency, balance: formatAmount({ currency, amount }) };
  }

  return { canonical, db, about, inSession, balanceNow };
}

/** A movement in our own words. A repeated call has no id of its own, so each gets a new request. */
export const movementOf = (params: Params, player: Member) => ({
  requestId: newId(),
  txId: params.get('reference'),
  playerRef: player.id,
  currency: player.currency,
  gameCode: params.get('gameId'),
  roundId: params.get('roundId'),
  amount: params.get('amount'),
});

/** Whether an amount is one, and nothing. */
export function isNothing(amount: string | undefined, { currency }: Member): boolean {
  const parsed = parseAmount(amount ?? '', currency);
  return parsed.ok && parsed.value.amount === 0n;
}
