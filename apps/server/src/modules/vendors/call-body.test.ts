import { describe, expect, test } from 'vitest';
import { readCallBody } from './call-body.ts';
import { jsonDepthMax } from '#kernel/http/json-depth.ts';

const read = (text: string | Uint8Array) => readCallBody(Buffer.from(text as string));
/** A body with so many objects or lists inside each other, itself included. */
const nested = (depth: number, [open, close]: readonly [string, string]) =>
  `{"requestId":"r","x":${open.repeat(depth - 1)}${close.repeat(depth - 1)}}`;
const objects = ['{"a":', '}'] as const;
const lists = ['[', ']'] as const;

describe('a body that can be kept as it came', () => {
  test.each([
    ['plain', '{"requestId":"r","amount":"1.00"}'],
    ['whole characters, as they are and escaped', String.raw`{"requestId":"r","x":"🎰\ud83c\udfb0ñ\u00f1"}`],
    ['an escape that is written out', String.raw`{"requestId":"r","x":"\\ud800\\u0000"}`],
    ['as many lists inside each other as may be', nested(jsonDepthMax, lists)],
    ['many beside each other', `{"requestId":"r","x":[${'{},'.repeat(500)}{}]}`],
  ])('%s', (_what, text) => {
    expect(read(text)).toEqual({ value: JSON.parse(text) as unknown, requestId: 'r', isKeepable: true });
  });
});

describe('a body that cannot', () => {
  test.each([
    ['half of a character', String.raw`{"requestId":"r","x":"\ud800"}`],
    ['the other half, in capitals', String.raw`{"requestId":"r","x":"\uDFFFa"}`],
    ['half of one deep in a list', String.raw`{"requestId":"r","x":[1,{"y":["fine","a\udc00b"]}]}`],
    ['half of one in a name', String.raw`{"requestId":"r","x":{"\ud801":1}}`],
    ['a NUL', String.raw`{"requestId":"r","x":"\u0000"}`],
    ['one list too many inside each other', nested(jsonDepthMax + 1, lists)],
    ['objects inside each other without end', nested(20_000, [objects[0], '}']).replace(':}', ':1}')],
  ])('%s', (_what, text) => {
    expect(read(text)).toMatchObject({ requestId: 'r', isKeepable: false });
  });

  test('bytes that are no text are no body: read as text, different ones would be the same', () => {
    for (const byte of [0xfe, 0xff, 0xc0]) {
      const bytes = Buffer.from('{"requestId":"r?"}');
      bytes[bytes.indexOf('?')] = byte;
      expect(read(bytes)).toMatchObject({ value: null, requestId: '' });
    }
  });
});
