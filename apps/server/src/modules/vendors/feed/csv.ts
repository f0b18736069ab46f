/**
 * The records of a CSV text (RFC 4180: quoted fields may hold commas, line ends and doubled quotes; lines end in LF or
 * CRLF). Empty lines are none. Undefined when a quote is left open or a text goes on behind one.
 */
export function csvRecords(text: string): string[][] | undefined {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const records: string[][] = [];
  let record: string[] = [];
  while (field.lastIndex < text.length || record.length > 0) {
    const found = field.exec(text);
    if (found === null) return undefined;
    const [, quoted, plain = '', end] = found;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
    if (end === '') break;
  }
  return records;
}
