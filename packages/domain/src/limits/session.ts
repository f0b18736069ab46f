/** How often, in minutes, somebody is reminded for whom neither they nor their site chose an interval. */
export const reminderMinutesDefault = 60n;

/** When a reality check is due: so many minutes after the stay began, or after the last one was acknowledged. */
export function realityCheckDue(minutes: bigint, startedAt: Date, acknowledgedAt: Date | undefined): Date {
  const from = acknowledgedAt !== undefined && acknowledgedAt > startedAt ? acknowledgedAt : startedAt;
  return minutesAfter(from, minutes);
}

/** When a stay is over that may last so many minutes. */
export function stayEnds(minutes: bigint, startedAt: Date): Date {
  return minutesAfter(startedAt, minutes);
}

const minutesAfter = (from: Date, minutes: bigint): Date => new Date(from.getTime() + Number(minutes) * 60_000);
