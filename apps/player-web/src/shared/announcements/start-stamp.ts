const formats = new Map<string, Intl.DateTimeFormat>();

/** When an announcement began, in the site's time zone: `2026-11-22 18:00:00`, in every language alike. */
export function startStamp(atMs: number, timeZone: string): string {
  // Swedish writes dates and times as ISO 8601 does.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format.format(atMs);
}
