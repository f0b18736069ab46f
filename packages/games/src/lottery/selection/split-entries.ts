const FULL_WIDTH_SHIFT = 0xfee0;
const WIDE = /[^\p{ASCII}]/u;

/** Full-width digits, letters, marks and spaces as their ASCII twins, so that text from an East Asian keyboard is read. */
export function foldWidth(text: string): string {
  if (!WIDE.test(text)) return text;
  return text.replace(/[\uff01-\uff5e\u3000]/g, (sign) =>
    sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT),
  );
}

/**
 * The entries in what a person typed: separated by comma, semicolon or line break, and by space too unless `spaced`
 * (games whose entry is itself made of two-digit numbers with spaces between).
 */
function splitEntries(text: string, spaced: boolean): string[] {
  return foldWidth(text)
    .split(spaced ? /[,;\r\n\u3001]+/ : /[,;\s\u3001]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The entries of a selection: a list as it is, a text from a text box split; undefined when it is neither. */
export function entriesOf(value: unknown, spaced: boolean): readonly unknown[] | undefined {
  if (typeof value === 'string') return splitEntries(value, spaced);
  return Array.isArray(value) ? (value as unknown[]) : undefined;
}
