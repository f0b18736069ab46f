/** A list of numbers, UUIDs or times as the text of an array; `null` stays null. The driver's own way costs several times as much. */
export function arrayOf(values: readonly (bigint | number | string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

const marks = /["\\]/;

function quoted(text: string): string {
  return marks.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
}

/** A list of texts as the text of an array; `null` stays null. */
export function arrayOfTexts(values: readonly (string | null)[]): string {
  return arrayOf(values.map((value) => (value === null ? null : quoted(value))));
}

/** A list of values, each as JSON, as the text of an array; `null` stays null. */
export function arrayOfJson(values: readonly (object | null)[]): string {
  // In JSON nothing but quotes and backslashes needs a mark before it, which is what writing it as JSON again does.
  return arrayOf(values.map((value) => (value === null ? null : JSON.stringify(JSON.stringify(value)))));
}
