/** How long a transaction password may be. */
export const transactionPasswordLength = { min: 6, max: 32 } as const;

/** Whether anyone would guess it at the first try: one character over and over, or a run such as `123456`. */
export function isWeakTransactionPassword(password: string): boolean {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const [first] = steps;
  return steps.every((step) => step === first) && (first === 0 || first === 1 || first === -1);
}
