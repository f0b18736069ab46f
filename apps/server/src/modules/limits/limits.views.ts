import {
  confirmationTime,
  type LimitName,
  limitNames,
  type Limits,
  measuredBy,
  pendingStateOf,
  strictest,
  unitOf,
} from '@quetzal/domain/limits';
import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import { periodAround } from './calendar.ts';
import { limitValueText } from './limit-value.ts';
import { depositPolicies, type DepositPolicy } from './site-limits.store.ts';
import type { PendingChange, PlayLimit, Player } from './limits.model.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A limit's name in an address. */
export const LimitNameSchema = oneOf(limitNames);

/** A limit's value on the wire: a decimal string of money, or whole minutes. */
export const LimitValue = Type.String({ minLength: 1, maxLength: 26, examples: ['500.00', '60'] });

const PendingView = Type.Object({
  kind: oneOf(['raise', 'removal']),
  value: orNull(LimitValue),
  state: oneOf(['cooling', 'confirmable']),
  askedAt: Instant,
  confirmableFrom: Instant,
  confirmableUntil: Instant,
});

const LimitView = Type.Object({
  name: LimitNameSchema,
  unit: oneOf(['money', 'minutes']),
  own: orNull(LimitValue),
  site: orNull(LimitValue),
  binding: Type.Union([LimitValue, Type.Null()], { description: 'The stricter of the two' }),
  used: Type.Union([LimitValue, Type.Null()], { description: 'Of this period; a loss below zero is a gain' }),
  left: orNull(LimitValue),
  resetsAt: Type.Union([Instant, Type.Null()], { description: 'When its next period begins' }),
  pending: orNull(PendingView),
});

/** All of a member's limits, those that nobody set too. */
export const LimitsView = Type.Object({
  currency: Type.String(),
  timeZone: Type.String(),
  limits: Type.Array(LimitView),
});

/** What becomes of a deposit beyond a limit: refused, or made smaller. */
export const DepositPolicySchema = oneOf(depositPolicies);

/** The limits of a site for each of its members. */
export const SiteLimitsView = Type.Object({
  currency: Type.String(),
  depositOverLimit: DepositPolicySchema,
  limits: Type.Array(Type.Object({ name: LimitNameSchema, value: LimitValue })),
});

/** A site's limits on the wire. */
export function siteLimitsView(of: {
  currency: string;
  values: Limits;
  depositOverLimit: DepositPolicy;
}): Static<typeof SiteLimitsView> {
  const { currency, values, depositOverLimit } = of;
  const limits = [...values].map(([name, value]) => ({ name, value: limitValueText(name, value, currency) }));
  return {
    currency,
    depositOverLimit,
    limits: limits.toSorted((a, b) => limitNames.indexOf(a.name) - limitNames.indexOf(b.name)),
  };
}

/** What a member's limits are made of. */
export interface LimitFacts {
  player: Player;
  own: readonly PlayLimit[];
  site: Limits;
  usage: ReadonlyMap<LimitName, bigint>;
  now: Date;
}

function pendingView(limit: PlayLimit, { player, now }: LimitFacts): Static<typeof PendingView> | null {
  const pending: PendingChange | null = limit.pending;
  if (pending === null) return null;
  const state = pendingStateOf(pending.askedAt, now);
  if (state === 'lapsed') return null;
  const { from, until } = confirmationTime(pending.askedAt);
  return {
    kind: pending.kind,
    value: pending.value === null ? null : limitValueText(limit.name, pending.value, player.currency),
    state,
    askedAt: pending.askedAt.toISOString(),
    confirmableFrom: from.toISOString(),
    confirmableUntil: until.toISOString(),
  };
}

function limitView(name: LimitName, facts: LimitFacts): Static<typeof LimitView> {
  const { player, usage, now } = facts;
  const text = (value: bigint | undefined) =>
    value === undefined ? null : limitValueText(name, value, player.currency);
  const own = facts.own.find((limit) => limit.name === name);
  const site = facts.site.get(name);
  const binding = strictest(own?.value, site);
  const used = usage.get(name);
  const left = binding === undefined || used === undefined ? undefined : binding - used;
  const measured = measuredBy(name);
  return {
    name,
    unit: unitOf(name),
    own: text(own?.value),
    site: text(site),
    binding: text(binding),
    used: text(used),
    left: text(left !== undefined && left < 0n ? 0n : left),
    resetsAt: measured === null ? null : periodAround(measured.period, now, player.timeZone).to.toISOString(),
    pending: own === undefined ? null : pendingView(own, facts),
  };
}

/** A member's limits on the wire. */
export function limitsView(facts: LimitFacts): Static<typeof LimitsView> {
  const { currency, timeZone } = facts.player;
  return { currency, timeZone, limits: limitNames.map((name) => limitView(name, facts)) };
}
