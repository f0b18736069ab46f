import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import {
  type ClosedDay,
  differences,
  type Item,
  itemStates,
  type Run,
  runStates,
  type Side,
  type Sum,
} from './reconciliation.model.ts';

/** A UTC day on the wire. */
export const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-20'] });
export const VendorCode = Type.String({ pattern: '^[A-Z0-9]{2,12}$' });

const SumView = Type.Object({
  day: DayText,
  currency: Type.String(),
  kind: Type.String({ description: 'bet, win, rollback or credit' }),
  ourCount: Type.Integer(),
  ours: Amount,
  theirCount: Type.Integer(),
  theirs: Amount,
});

function sumView({ currency, ourAmount, theirAmount, day, kind, ourCount, theirCount }: Sum): Static<typeof SumView> {
  const [ours, theirs] = [ourAmount, theirAmount].map((amount) => formatAmount({ currency, amount }));
  return { day, currency, kind, ourCount, ours: ours ?? '', theirCount, theirs: theirs ?? '' };
}

export const RunView = Type.Object({
  id: Type.String(),
  vendorCode: VendorCode,
  fromDay: DayText,
  day: DayText,
  state: Type.Enum([...runStates]),
  trouble: Type.Union([Type.String(), Type.Null()]),
  pages: Type.Integer(),
  askedAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
  sums: Type.Array(SumView),
});

export function runView(run: Run & { sums: Sum[] }): Static<typeof RunView> {
  const { id, vendorCode, fromDay, day, state, trouble, pages } = run;
  const times = { askedAt: run.askedAt.toISOString(), endedAt: run.endedAt?.toISOString() ?? null };
  return { id, vendorCode, fromDay, day, state, trouble, pages, ...times, sums: run.sums.map(sumView) };
}

const SideView = Type.Union([
  Type.Object({
    kind: Type.String(),
    state: Type.String(),
    currency: Type.String(),
    amount: Amount,
    playerRef: Type.String(),
    at: Instant,
  }),
  Type.Null(),
]);

const sideView = (side: Side | null): Static<typeof SideView> =>
  side && { ...side, amount: formatAmount({ currency: side.currency, amount: BigInt(side.amount) }) };

export const ItemStateSchema = Type.Enum([...itemStates]);
export const ItemView = Type.Object({
  id: Type.String(),
  vendorCode: VendorCode,
  txId: Type.String(),
  difference: Type.Enum([...differences]),
  day: DayText,
  happenedAt: Instant,
  isLate: Type.Boolean(),
  ours: SideView,
  theirs: SideView,
  state: ItemStateSchema,
  openedAt: Instant,
  closedAt: Type.Union([Instant, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()]),
});

export function itemView(item: Item): Static<typeof ItemView> {
  const { id, vendorCode, txId, difference, day, isLate, state, reason } = item;
  return {
    id,
    vendorCode,
    txId,
    difference,
    day,
    isLate,
    state,
    reason,
    happenedAt: item.happenedAt.toISOString(),
    ours: sideView(item.ours),
    theirs: sideView(item.theirs),
    openedAt: item.openedAt.toISOString(),
    closedAt: item.closedAt?.toISOString() ?? null,
  };
}

export const ClosedDayView = Type.Object({
  vendorCode: VendorCode,
  day: DayText,
  runId: Type.String(),
  closedAt: Instant,
  sums: Type.Array(SumView),
});

export function closedDayView(closed: ClosedDay & { sums: Sum[] }): Static<typeof ClosedDayView> {
  const { vendorCode, day, runId, closedAt, sums } = closed;
  return { vendorCode, day, runId, closedAt: closedAt.toISOString(), sums: sums.map(sumView) };
}
