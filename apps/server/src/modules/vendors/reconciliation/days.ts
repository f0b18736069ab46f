const dayMs = 24 * 60 * 60_000;

/** Days of reconciliation are UTC days, written `2026-11-20`: one vendor serves sites of several time zones. */
export type Day = string;

/** The day of an instant. */
export function dayOf(at: Date): Day {
  return at.toISOString().slice(0, 10);
}

/** When a day begins. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** So many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(startOf(day).getTime() + count * dayMs));
}

/** Whether a text is a day that there is: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && dayOf(at) === text;
}
