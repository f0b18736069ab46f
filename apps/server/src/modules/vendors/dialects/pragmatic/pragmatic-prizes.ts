import { newId } from '#kernel/ids/ids.ts';
import { selectIsGrant } from '../dialect.store.ts';
import { type Handle, isNothing, type Params, type PragmaticContext } from './pragmatic-context.ts';

/** A prize that belongs to no bet. One of nothing is taken note of by doing nothing. */
function credit(
  { canonical, db, about, balanceNow }: PragmaticContext,
  kind: 'promo' | 'jackpot' | 'free_rounds',
  campaignOf: (params: Params) => string | undefined,
): Handle {
  return about(async (call, params, player) => {
    if (isNothing(params.get('amount'), player)) return balanceNow(call, player);
    const campaign = campaignOf(params);
    const isGrant = kind === 'free_rounds' && (await selectIsGrant(db, campaign ?? ''));
    return canonical.credit(call, {
      requestId: newId(),
      txId: params.get('reference'),
      playerRef: player.id,
      currency: params.get('currency') ?? player.currency,
      amount: params.get('amount'),
      kind,
      ...(campaign === undefined ? {} : { campaign }),
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
