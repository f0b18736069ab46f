const digit = /\p{Nd}/u;

/** The text with the digits of every script (Arabic-Indic, full-width, Devanagari, ...) written as 0 to 9. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (found) => String(digitValue(found)));
}

/* Unicode keeps the digits of a script in one row that begins with its zero. */
function digitValue(found: string): number {
  const code = found.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
