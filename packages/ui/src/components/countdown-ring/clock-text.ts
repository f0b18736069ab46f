/** Whole seconds as "04:59", from an hour on as "1:04:59". */
export function clockText(seconds: number): string {
  const pair = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:` : ''}${pair(minutes)}:${pair(seconds % 60)}`;
}
