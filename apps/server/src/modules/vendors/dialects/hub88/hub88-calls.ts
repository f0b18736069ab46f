import type { Member } from '#modules/members';
import type { VendorCall } from '../../once.ts';
import type { PlayerAnswer } from '../../protocol.schemas.ts';
import { type Canonical, noToken } from '../canonical.ts';
import { amountOfHub88 } from './hub88-amount.ts';
import type { Hub88Body, Hub88CallName } from './hub88-body.ts';

/** Names no grant. */
const noGrant = 'none';

type Handle = (call: VendorCall, body: Hub88Body, player: Member) => Promise<PlayerAnswer>;

/** Each call of the dialect, said in our own words; the request keeps its id, so a repeated one gets the same bytes. */
export function createHub88Calls(canonical: Canonical): Record<Hub88CallName, Handle> {
  const movementOf = (body: Hub88Body, player: Member) => ({
    requestId: body.request_uuid,
    txId: body.transaction_uuid,
    playerRef: player.id,
    currency: body.currency,
    gameCode: body.game_code,
    roundId: body.round,
    amount: amountOfHub88(body.amount ?? 0),
  });

  /**
   * The call under the session of its token. The dialect has no call that opens one, so the first that shows a launch
   * token does; afterwards the token stands for the session.
   */
  async function inSession(call: VendorCall, { token = '' }: Hub88Body): Promise<VendorCall | PlayerAnswer> {
    const known = await canonical.underTicket(call, token);
    if (known.sessionTokenHash !== noToken) return known;
    const entered = await canonical.enter(call, token);
    return entered.status === 'OK' ? canonical.underTicket(call, token) : entered;
  }

  async function balance(call: VendorCall, body: Hub88Body, player: Member): Promise<PlayerAnswer> {
    const from = await inSession(call, body);
    if ('status' in from) return from;
    const { id: playerRef, currency } = player;
    return canonical.balance(from, { requestId: body.request_uuid, playerRef, currency, sessionToken: noToken });
  }

  return {
    'user/info': balance,
    'user/balance': balance,

    async 'transaction/bet'(call, body, player) {
      const from = await inSession(call, body);
      if ('status' in from) return from;
      // A free round is not the player's stake; without a grant of ours it is nobody's.
      const freeRound = body.is_free === true ? { freeRound: { grantId: body.reward_uuid ?? noGrant } } : {};
      return canonical.bet(from, { ...movementOf(body, player), ...freeRound, sessionToken: noToken });
    },

    'transaction/win': (call, body, player) =>
      canonical.win(call, {
        ...movementOf(body, player),
        betTxId: body.reference_transaction_uuid,
        roundClosed: body.round_closed ?? false,
      }),

    'transaction/rollback': (call, body, player) =>
      canonical.rollBack(
        call,
        {
          requestId: body.request_uuid,
          txId: body.transaction_uuid,
          reference: body.reference_transaction_uuid ?? '',
          currency: body.currency,
          gameCode: body.game_code,
          roundId: body.round,
        },
        player,
      ),
  };
}
