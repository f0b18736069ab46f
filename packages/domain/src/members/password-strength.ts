import { commonPasswords } from './common-passwords.ts';

const partMin = 4;

/** One character over and over, or a run up or down such as `23456789`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
}

/**
 * Whether a password is among the first that anyone would try: a common one, a run, one that repeats up to three
 * characters, or the account's own name with digits around it (NIST SP 800-63B, 3.1.1.2: compare with lists of commonly
 * used and expected values).
 */
export function isGuessablePassword(password: string, account: string): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || isRun(plain) || /^(.{1,3})\1+$/u.test(plain)) return true;
  const own = account.toLowerCase();
  if (own.length < partMin || !plain.includes(own)) return false;
  return /^[\d\W_]*$/u.test(plain.replace(own, ''));
}
