import type { Limit, LimitName } from './limits.wire.ts';

const groups = {
  deposit: ['deposit_day', 'deposit_week', 'deposit_month'],
  loss: ['loss_day', 'loss_week', 'loss_month'],
  wager: ['wager_day', 'wager_week', 'wager_month'],
  play: ['stake', 'session', 'reality_check'],
} as const satisfies Record<string, readonly LimitName[]>;

export type GroupKey = keyof typeof groups;

/** Limits that stand together; each group is shown as large as the others. */
export interface LimitGroup {
  key: GroupKey;
  limits: Limit[];
}

/** The limits of the server in groups, in the order in which a member reads them. */
export function groupsOf(limits: readonly Limit[]): LimitGroup[] {
  return (Object.keys(groups) as GroupKey[]).map((key) => ({
    key,
    limits: groups[key].flatMap((name) => limits.find((limit) => limit.name === name) ?? []),
  }));
}

/** The period that a limit counts in; null for those of one bet and of minutes. */
export function periodOf(name: LimitName): 'day' | 'week' | 'month' | null {
  for (const period of ['day', 'week', 'month'] as const) if (name.endsWith(`_${period}`)) return period;
  return null;
}
