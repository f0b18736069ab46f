import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import type { PlayBreak, Standing } from './break.model.ts';

const instantOrNull = Type.Union([Instant, Type.Null()]);
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

const BreakView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: oneOf(['pause', 'exclusion']),
  source: oneOf(['member', 'operator']),
  startsAt: Instant,
  termEndsAt: Type.Union([Instant, Type.Null()], { description: 'Null: without an end' }),
  closesAt: Type.Union([Instant, Type.Null()], { description: 'When it stops; null until an operator ends it' }),
});

/** Where a member stands, and their breaks, the newest first. */
export const StandingView = Type.Object({
  state: oneOf(['clear', 'paused', 'excluded', 'listed', 'unchecked']),
  since: instantOrNull,
  until: instantOrNull,
  breaks: Type.Array(BreakView),
});

/** A member's standing on the wire. */
export function standingView(standing: Standing, breaks: readonly PlayBreak[]): Static<typeof StandingView> {
  const time = 'since' in standing ? standing : { since: null, until: null };
  return {
    state: standing.state,
    since: time.since?.toISOString() ?? null,
    until: time.until?.toISOString() ?? null,
    breaks: breaks.map(({ id, kind, source, startsAt, termEndsAt, closesAt }) => ({
      id,
      kind,
      source,
      startsAt: startsAt.toISOString(),
      termEndsAt: termEndsAt?.toISOString() ?? null,
      closesAt: closesAt?.toISOString() ?? null,
    })),
  };
}
