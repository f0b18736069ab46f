/** An account name for strangers' eyes: `carlos91` becomes `car***91`. Short names show less, never more than half. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  if (letters.length < 4) return `${letters.slice(0, 1).join('')}***`;
  if (letters.length < 8) return `${letters.slice(0, 2).join('')}***${letters.slice(-1).join('')}`;
  return `${letters.slice(0, 3).join('')}***${letters.slice(-2).join('')}`;
}
