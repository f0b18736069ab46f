import { addDays, monthEnd, monthStart, type Day, type DayRange } from '../calendar/day.ts';

export type DatePresetName = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

/** The usual ranges as seen from a day; a range that is under way ends with that day. */
export function presetRanges(today: Day): Record<DatePresetName, DayRange> {
  const yesterday = addDays(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    last7Days: { from: addDays(today, -6), to: today },
    last30Days: { from: addDays(today, -29), to: today },
    thisMonth: { from: monthStart(today), to: today },
    lastMonth: { from: monthStart(today, -1), to: monthEnd(today, -1) },
  };
}

/** Whether two ranges have the same days. */
export function isSameRange(one: DayRange | undefined, other: DayRange | undefined): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
