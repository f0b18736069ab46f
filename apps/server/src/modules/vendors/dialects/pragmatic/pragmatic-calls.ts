import { newId } from '#kernel/ids/ids.ts';
import { type Canonical, noToken } from '../canonical.ts';
import type { DialectDeps } from '../dialect.deps.ts';
import { createPragmaticContext, type Handle } from './pragmatic-context.ts';
import type { PragmaticCallName } from './pragmatic-errors.ts';
import { createMovements } from './pragmatic-movements.ts';
import { createPrizes } from './pragmatic-prizes.ts';

/** Each call of the dialect, said in our own words. */
export function createPragmaticCalls(deps: DialectDeps, canonical: Canonical): Record<PragmaticCallName, Handle> {
  const context = createPragmaticContext(deps, canonical);
  const { about, inSession } = context;
  return {
    ...createMovements(context),
    ...createPrizes(context),

    authenticate: (call, params) => canonical.enter(call, params.get('token') ?? ''),

    balance: about(async (call, params, player) =>
      canonical.balance(await inSession(call, params, player), {
        requestId: newId(),
        playerRef: player.id,
        currency: player.currency,
        sessionToken: noToken,
      }),
    ),

    endRound: about((call, params, player) =>
      canonical.endRound(call, {
        requestId: newId(),
        playerRef: player.id,
        gameCode: params.get('gameId'),
        roundId: params.get('roundId'),
      }),
    ),
  };
}
