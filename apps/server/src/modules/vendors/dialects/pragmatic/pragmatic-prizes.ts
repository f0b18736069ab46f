import { newId } from '#kernel/ids/ids.ts';
import { selectBetOfRound, selectIsGrant } from '../dialect.store.ts';
import { type Handle, isNothing, type Params, type PragmaticContext } from './pragmatic-context.ts';

/**
 * A prize that belongs to no bet. One of nothing is taken note of by doing nothing; one of free rounds that the vendor runs
 * under a code of its own, and not we by a grant, is a prize of a promotion. A jackpot belongs to its round, when that is
 * one with us.
 */
function credit(
  { canonical, db, about, balanceNow }: PragmaticContext,
  kind: 'promo' | 'jackpot' | 'free_rounds',
  campaignOf: (params: Params) => string | undefined,
): Handle {
  return about(async (call, params, player) => {
    if (isNothing(params.get('amount'), player)) return balanceNow(call, player);
    const campaign = campaignOf(params);
    const isGrant = kind === 'free_rounds' && (await selectIsGrant(db, campaign ?? ''));
    const roundId = kind === 'jackpot' ? params.get('roundId') : undefined;
    const of = { vendorCode: call.vendorCode, memberId: player.id };
    const isOfRound = roundId !== undefined && (await selectBetOfRound(db, { ...of, roundId })) !== undefined;
    return canonical.credit(call, {
      requestId: newId(),
      txId: params.get('reference'),
      playerRef: player.id,
      currency: params.get('currency') ?? player.currency,
      amount: params.get('amount'),
      kind: kind === 'free_rounds' && !isGrant ? 'promo' : kind,
      ...(campaign === undefined ? {} : { campaign }),
      ...(isOfRound ? { roundId } : {}),
      ...(isGrant ? { freeRound: { grantId: campaign } } : {}),
    });
  });
}

/** Prizes that come on their own, with or without a session. */
export function createPrizes(context: PragmaticContext): Record<'bonusWin' | 'jackpotWin' | 'promoWin', Handle> {
  return {
    bonusWin: credit(context, 'free_rounds', (params) => params.get('bonusCode')),
    jackpotWin: credit(context, 'jackpot', (params) => params.get('jackpotId')),
    promoWin: credit(context, 'promo', (params) => params.get('campaignId')),
  };
}
