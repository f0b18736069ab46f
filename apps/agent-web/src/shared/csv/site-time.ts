/**
 * Writes instants as the clocks of a time zone show them, with what they are ahead of UTC: `2026-11-03T06:00:00-06:00`. The
 * same in every language, so that a spreadsheet can sort them.
 */
export function siteTime(timeZone: string): (at: string) => string {
  const two = '2-digit' as const;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second, timeZoneName = '' } = parts;
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '') || '+00:00'}`;
  };
}
