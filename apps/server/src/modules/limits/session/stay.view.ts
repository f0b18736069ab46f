import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import type { Stay } from './stay.ts';

export const StayView = Type.Object({
  currency: Type.String(),
  startedAt: Instant,
  elapsedSeconds: Type.Integer({ minimum: 0 }),
  staked: Amount,
  won: Amount,
  net: Type.String({ description: 'Won less staked; below zero is a loss', examples: ['-12.50'] }),
  limit: Type.Union([Type.Object({ minutes: Type.Integer(), endsAt: Instant, isOver: Type.Boolean() }), Type.Null()]),
  realityCheck: Type.Union([
    Type.Object({ minutes: Type.Integer(), dueAt: Instant, isDue: Type.Boolean() }),
    Type.Null(),
  ]),
  review: Type.Object(
    { dueAt: Instant, isDue: Type.Boolean() },
    { description: 'When the member is asked to look over their limits' },
  ),
});

/** A stay on the wire. */
export function stayView(stay: Stay): Static<typeof StayView> {
  const { player, now, startedAt, staked, won, limit, realityCheck, reviewDueAt } = stay;
  const text = (amount: bigint) => formatAmount({ currency: player.currency, amount });
  return {
    currency: player.currency,
    startedAt: startedAt.toISOString(),
    elapsedSeconds: Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1000)),
    staked: text(staked),
    won: text(won),
    net: text(won - staked),
    limit:
      limit === null
        ? null
        : { minutes: Number(limit.minutes), endsAt: limit.endsAt.toISOString(), isOver: limit.endsAt <= now },
    realityCheck:
      realityCheck === null
        ? null
        : {
            minutes: Number(realityCheck.minutes),
            dueAt: realityCheck.dueAt.toISOString(),
            isDue: realityCheck.dueAt <= now,
          },
    review: { dueAt: reviewDueAt.toISOString(), isDue: reviewDueAt <= now },
  };
}
