import { expect, test } from 'vitest';
import { isFetchFailure } from './fetch-failure.ts';

const picture = new DOMException('The source image cannot be decoded.', 'EncodingError');

test.each([
  ['a script', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['a picture', picture],
  ['a picture that is named', new Error('the picture of orb could not be decoded', { cause: picture })],
])('%s that did not come is a failure to fetch', (_what, failure) => expect(isFetchFailure(failure)).toBe(true));

test.each([
  new TypeError('x is not a function'),
  new Error('no column'),
  new Error('a', { cause: new Error('b') }),
  'x',
])('what went wrong in the code is none: %s', (failure) => expect(isFetchFailure(failure)).toBe(false));
