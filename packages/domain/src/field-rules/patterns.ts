/** One way of writing that a field may ask for. */
export interface FieldPattern {
  id: number;
  /** Stable name, also the key of its hint: `field.hint.<name>`. */
  name: string;
  /** Matches a whole value; no pattern may backtrack without bound. */
  accepts: (value: string) => boolean;
}

const matching = (id: number, name: string, expression: RegExp): FieldPattern => ({
  id,
  name,
  accepts: (value) => expression.test(value),
});

function isDate(text: string, order: 'year_first' | 'month_first'): boolean {
  const match = order === 'year_first' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) : /^(\d\d)-(\d\d)-(\d{4})$/.exec(text);
  if (match === null) return false;
  const [first = 0, second = 0, third = 0] = match.slice(1).map(Number);
  const [year, month, day] = order === 'year_first' ? [first, second, third] : [third, first, second];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The pattern kinds of the product, by id. Ids are on the wire and never change their meaning. */
export const fieldPatterns: readonly FieldPattern[] = [
  matching(0, 'any', /^[^]*$/u),
  matching(1, 'letter_first_alphanumeric', /^[A-Za-z][A-Za-z0-9]*$/),
  matching(2, 'kanji_and_digits', /^[\p{Script=Han}0-9]+$/u),
  matching(3, 'email', /^[^\s@]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/),
  matching(4, 'letters_or_digits', /^[A-Za-z0-9]+$/),
  matching(5, 'letters_and_digits', /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/),
  matching(6, 'digits', /^\d+$/),
  matching(7, 'alphanumeric_with_uppercase', /^(?=.*[A-Z])[A-Za-z0-9]+$/),
  matching(8, 'english_letters_and_spaces', /^[A-Za-z ]+$/),
  matching(9, 'no_spaces', /^\S+$/u),
  matching(10, 'chinese_and_punctuation', /^[\p{Script=Han}\p{P}]+$/u),
  { id: 11, name: 'date_year_first', accepts: (value) => isDate(value, 'year_first') },
  { id: 12, name: 'date_month_first', accepts: (value) => isDate(value, 'month_first') },
  matching(13, 'korean', /^\p{Script=Hangul}+$/u),
  matching(14, 'thai', /^\p{Script=Thai}+$/u),
  matching(15, 'full_name', /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)+$/u),
  matching(
    16,
    'japanese_full_width',
    /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー－０-９Ａ-Ｚａ-ｚ　]+$/u,
  ),
  matching(17, 'uppercase', /^[A-Z]+$/),
  matching(18, 'upper_lower_digit_symbol', /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9\s])\S+$/u),
  matching(19, 'letter_first_handle', /^[A-Za-z][A-Za-z0-9._]*$/),
  matching(20, 'letters_of_any_script', /^[\p{L}\p{M} '’.-]+$/u),
  matching(21, 'phone', /^\+?\d+$/),
  matching(22, 'lowercase_or_digits', /^[a-z0-9]+$/),
  matching(23, 'letter_and_digit_no_spaces', /^(?=.*\p{L})(?=.*\d)\S+$/u),
];

/** The pattern of an id; throws RangeError on an id outside 0 to 23. */
export function fieldPatternOf(id: number): FieldPattern {
  const pattern = fieldPatterns[id];
  if (pattern === undefined) throw new RangeError(`Unknown field pattern: ${id}`);
  return pattern;
}
