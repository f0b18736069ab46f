/** So many days after a member last looked over their limits they are asked to again (UKGC RTS 12F: six months). */
export const reviewDaysDefault = 180;

/** When a member is asked to look over their limits, after the latest of these instants: joined, reviewed, a limit set. */
export function reviewDue(days: number, ...since: readonly Date[]): Date {
  return new Date(Math.max(...since.map((at) => at.getTime())) + days * 86_400_000);
}
