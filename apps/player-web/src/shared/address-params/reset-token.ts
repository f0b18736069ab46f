let token: string | null = null;

/**
 * Takes the token of a mailed link out of a hash (`#reset=...`) and keeps it for this page alone: not in the address, not
 * in the history. True when there was one.
 */
export function keepResetToken(hash: string): boolean {
  const found = new URLSearchParams(hash.replace(/^#/, '')).get('reset');
  if (found === null || found === '') return false;
  token = found;
  return true;
}

/** The token of the link that this page was opened by; null when it was not, and after a reload. */
export function resetToken(): string | null {
  return token;
}
