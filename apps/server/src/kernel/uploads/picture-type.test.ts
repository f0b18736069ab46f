import { expect, test } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(20), Buffer.from('ffd9', 'hex')]);

test('a picture is known by its first and last bytes', () => {
  expect([pictureTypeOf(png), pictureTypeOf(jpeg)]).toEqual(['image/png', 'image/jpeg']);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PNG with something behind it', Buffer.concat([png, Buffer.from('<script>')])],
  ['half a JPEG', jpeg.subarray(0, 12)],
  ['nothing', Buffer.alloc(0)],
])('%s is none', (_, bytes) => {
  expect(pictureTypeOf(bytes)).toBeUndefined();
});
