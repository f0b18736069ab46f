import { newId } from '#kernel/ids/ids.ts';
import { noToken } from '../canonical.ts';
import { selectBetOfRound } from '../dialect.store.ts';
import { type Handle, isNothing, movementOf, type PragmaticContext } from './pragmatic-context.ts';

/** Bets, results and refunds. */
export function createMovements(context: PragmaticContext): Record<'bet' | 'result' | 'refund', Handle> {
  const { canonical, db, about, inSession, balanceNow } = context;
  return {
    bet: about(async (call, params, player) => {
      // A free round is not the player's stake; without a grant of ours it is nobody's.
      const grantId = params.get('bonusCode');
      const freeRound = grantId === undefined ? {} : { freeRound: { grantId } };
      const body = { ...movementOf(params, player), ...freeRound, sessionToken: noToken };
      return canonical.bet(await inSession(call, params, player), body);
    }),

    result: about(async (call, params, player) => {
      // What free rounds win is paid once, by the bonusWin that ends them.
      if (params.has('bonusCode')) return balanceNow(call, player);
      const { vendorCode } = call;
      const roundId = params.get('roundId') ?? '';
      const betTxId = await selectBetOfRound(db, { vendorCode, memberId: player.id, roundId });
      if (betTxId === undefined) return canonical.refused(call, 'BET_NOT_FOUND');
      const paid = await canonical.win(call, { ...movementOf(params, player), betTxId, roundClosed: false });
      const promo = params.get('promoWinAmount');
      if (paid.status !== 'OK' || promo === undefined || isNothing(promo, player)) return paid;
      return canonical.credit(call, {
        requestId: newId(),
        txId: params.get('promoWinReference'),
        playerRef: player.id,
        currency: player.currency,
        amount: promo,
        kind: 'promo',
        ...(params.has('promoCampaignID') ? { campaign: params.get('promoCampaignID') } : {}),
      });
    }),

    refund: about((call, params, player) => {
      const reference = params.get('reference') ?? '';
      return canonical.rollBack(
        call,
        {
          requestId: newId(),
          txId: `refund:${reference}`,
          reference,
          gameCode: params.get('gameId'),
          roundId: params.get('roundId'),
        },
        player,
      );
    }),
  };
}
