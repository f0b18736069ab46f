/**
 * Lists as PostgreSQL's arrays in the binary format of the protocol (`array_recv` and each element type's own `recv`): a
 * batch's columns. Read and written as text they cost both sides several times as much. An element that is `null` stays null.
 */

type Pick<Row, Value> = (row: Row) => Value | null;

// Element types, by their numbers in `pg_type`.
const [int8, int2, text, timestamptz, uuid, jsonb] = [20, 21, 25, 1184, 2950, 3802] as const;

const headerBytes = 20;
const nothing = -1;

/** What the database would answer to the same value as text, by the code that it would answer. */
function refused(code: '22003' | '22P02', message: string): Error {
  return Object.assign(new RangeError(message), { code });
}

/** Dimensions, whether something is null, element type, length, index of the first. */
function writeHeader(view: DataView, type: number, length: number, hasNull: boolean): void {
  view.setInt32(0, 1);
  view.setInt32(4, hasNull ? 1 : 0);
  view.setInt32(8, type);
  view.setInt32(12, length);
  view.setInt32(16, 1);
}

/** An array whose elements have `size` bytes each, written by `write`. */
function ofSize<Row, Value>(
  rows: readonly Row[],
  type: number,
  size: number,
  pick: Pick<Row, Value>,
  write: (view: DataView, at: number, value: Value) => void,
): Buffer {
  const bytes = Buffer.allocUnsafeSlow(headerBytes + rows.length * (4 + size));
  const view = new DataView(bytes.buffer);
  let at = headerBytes;
  let hasNull = false;
  for (const row of rows) {
    const value = pick(row);
    view.setInt32(at, value === null ? nothing : size);
    at += 4;
    if (value === null) {
      hasNull = true;
      continue;
    }
    write(view, at, value);
    at += size;
  }
  writeHeader(view, type, rows.length, hasNull);
  return bytes.subarray(0, at);
}

function writeBigint(view: DataView, at: number, value: bigint): void {
  if (BigInt.asIntN(64, value) !== value) throw refused('22003', 'A bigint has 64 bits');
  view.setBigInt64(at, value);
}

/** `bigint[]` of one column of rows. Throws what the database would refuse. */
export function bigintArray<Row>(rows: readonly Row[], pick: Pick<Row, bigint>): Buffer {
  return ofSize(rows, int8, 8, pick, writeBigint);
}

function writeSmallint(view: DataView, at: number, value: number): void {
  if ((value << 16) >> 16 !== value) throw refused('22003', 'A smallint has 16 bits');
  view.setInt16(at, value);
}

/** `smallint[]` of one column of rows. Throws what the database would refuse. */
export function smallintArray<Row>(rows: readonly Row[], pick: Pick<Row, number>): Buffer {
  return ofSize(rows, int2, 2, pick, writeSmallint);
}

// PostgreSQL counts microseconds from the year 2000 on.
const epochMs = BigInt(Date.UTC(2000, 0));

function writeInstant(view: DataView, at: number, value: Date): void {
  view.setBigInt64(at, (BigInt(value.getTime()) - epochMs) * 1_000n);
}

/** `timestamptz[]` of one column of rows. */
export function instantArray<Row>(rows: readonly Row[], pick: Pick<Row, Date>): Buffer {
  return ofSize(rows, timestamptz, 8, pick, writeInstant);
}

const notHex = 0xff;
const hexDigits = new Uint8Array(128).fill(notHex);
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16);
  hexDigits[digit.charCodeAt(0)] = value;
  hexDigits[digit.toUpperCase().charCodeAt(0)] = value;
}
const uuidLength = 36;
/** Where the two digits of each byte begin, in a UUID as text. */
const uuidPlaces = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const hyphen = '-'.charCodeAt(0);
const hyphenPlaces = [8, 13, 18, 23];

function writeUuid(view: DataView, at: number, value: string): void {
  let seen = value.length === uuidLength ? 0 : notHex;
  for (const place of hyphenPlaces) if (value.charCodeAt(place) !== hyphen) seen = notHex;
  let next = at;
  for (const place of uuidPlaces) {
    const high = hexDigits[value.charCodeAt(place)] ?? notHex;
    const low = hexDigits[value.charCodeAt(place + 1)] ?? notHex;
    seen |= high | low;
    view.setUint8(next, (high << 4) | low);
    next += 1;
  }
  if (seen > 0xf) throw refused('22P02', 'A UUID is 32 hexadecimal digits in five groups');
}

/** `uuid[]` of one column of rows. Throws what the database would refuse. */
export function uuidArray<Row>(rows: readonly Row[], pick: Pick<Row, string>): Buffer {
  return ofSize(rows, uuid, 16, pick, writeUuid);
}

/** An array of texts, each behind the bytes of `lead`. */
function ofTexts(values: readonly (string | null)[], type: number, lead: readonly number[]): Buffer {
  const whole = values.join('');
  const wholeBytes = Buffer.byteLength(whole);
  // Where every character is one byte, which is nearly always, the bytes need not be counted text by text.
  const encoding = wholeBytes === whole.length ? 'latin1' : 'utf8';
  const bytes = Buffer.allocUnsafeSlow(headerBytes + values.length * (4 + lead.length) + wholeBytes);
  const view = new DataView(bytes.buffer);
  let at = headerBytes;
  let hasNull = false;
  for (const value of values) {
    const start = at + 4;
    if (value === null) {
      hasNull = true;
      view.setInt32(at, nothing);
      at = start;
      continue;
    }
    let next = start;
    for (const byte of lead) {
      view.setUint8(next, byte);
      next += 1;
    }
    next += bytes.write(value, next, encoding);
    view.setInt32(at, next - start);
    at = next;
  }
  writeHeader(view, type, values.length, hasNull);
  return bytes.subarray(0, at);
}

/** `text[]` of one column of rows. */
export function textArray<Row>(rows: readonly Row[], pick: Pick<Row, string>): Buffer {
  return ofTexts(rows.map(pick), text, []);
}

/** `jsonb[]` of one column of rows, each value as JSON. */
export function jsonbArray<Row>(rows: readonly Row[], pick: Pick<Row, object>): Buffer {
  const values = rows.map((row) => {
    const value = pick(row);
    return value === null ? null : JSON.stringify(value);
  });
  // The format's version stands before the text.
  return ofTexts(values, jsonb, [1]);
}
