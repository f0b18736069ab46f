const SECOND_MS = 1000;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * SECOND_MS;
const MINUTE_MS = 60_000;

/** When a game draws. */
export type Schedule = {
  /** Seconds after local midnight of each draw of a day, ascending; the last may be the next midnight, 86400. */
  readonly drawSeconds: readonly number[];
  readonly closeBeforeSeconds: number;
  /** Whether the game draws on a local day, `YYYY-MM-DD`; every day when left out. */
  readonly drawsOn?: (day: string) => boolean;
};

/** One draw and the bets on it. Times are milliseconds since 1970 in UTC. */
export type Issue = {
  /** `YYYYMMDD-0001`, counted from 0001 in each local day. */
  readonly number: string;
  /** From when bets are taken: the draw before this one, over days without draws too. */
  readonly opensAt: number;
  /** A bet that arrives at exactly this time is refused. */
  readonly closesAt: number;
  readonly drawsAt: number;
};

/** Draws that follow each other at equal distances, the first one after one period. */
export function drawsEvery(periodSeconds: number, perDay: number): readonly number[] {
  return Array.from({ length: perDay }, (_, index) => (index + 1) * periodSeconds);
}

/** The local day of a time, `YYYY-MM-DD`. */
export function localDayOf(time: number, offsetMinutes: number): string {
  return new Date(time + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}

/** The local day so many days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** When a local day begins. */
function midnightOf(day: string, offsetMinutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS;
}

export function issueNumber(day: string, index: number): string {
  return `${day.replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`;
}

/** The last draw before a local day; looks back as far as two months. */
function lastDrawBefore(schedule: Schedule, day: string, offsetMinutes: number): number {
  for (let back = 1; back <= 62; back += 1) {
    const earlier = dayAfter(day, -back);
    if (schedule.drawsOn?.(earlier) ?? true) {
      return midnightOf(earlier, offsetMinutes) + (schedule.drawSeconds.at(-1) ?? 0) * SECOND_MS;
    }
  }
  return midnightOf(day, offsetMinutes);
}

/**
 * The issues of a local day.
 * @param offsetMinutes how far the game's time zone is ahead of UTC on that day
 */
export function issuesOfDay(schedule: Schedule, day: string, offsetMinutes: number): readonly Issue[] {
  if (schedule.drawsOn !== undefined && !schedule.drawsOn(day)) return [];
  const midnight = midnightOf(day, offsetMinutes);
  let opensAt = lastDrawBefore(schedule, day, offsetMinutes);
  return schedule.drawSeconds.map((seconds, index) => {
    const drawsAt = midnight + seconds * SECOND_MS;
    const closesAt = drawsAt - schedule.closeBeforeSeconds * SECOND_MS;
    const issue = { number: issueNumber(day, index), opensAt, closesAt, drawsAt };
    opensAt = drawsAt;
    return issue;
  });
}

/** The next issues from a time on, over as many days as it takes; the first one is the one that is drawn next. */
export function issuesFrom(schedule: Schedule, time: number, count: number, offsetMinutes: number): readonly Issue[] {
  const issues: Issue[] = [];
  let day = localDayOf(time, offsetMinutes);
  const daysMax = count * 62;
  for (let days = 0; days <= daysMax && issues.length < count; days += 1) {
    issues.push(...issuesOfDay(schedule, day, offsetMinutes).filter(({ drawsAt }) => drawsAt > time));
    day = dayAfter(day);
  }
  return issues.slice(0, count);
}

/** Whether the server takes bets on an issue at a time; the clock of a player counts for nothing. */
export function isOpen({ opensAt, closesAt }: Issue, time: number): boolean {
  return time >= opensAt && time < closesAt;
}

/** From when an issue without a draw is void: `graceSeconds` after the time of its draw. */
export function voidsAt({ drawsAt }: Issue, graceSeconds: number): number {
  return drawsAt + graceSeconds * SECOND_MS;
}
