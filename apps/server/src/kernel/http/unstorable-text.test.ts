import { describe, expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

describe('text that the database cannot hold', () => {
  it.each([
    [{ search: 'a\0b' }, 'search'],
    [{ filter: { names: ['fine', '\0'] } }, 'filter.names.1'],
    [{ 'na\0me': 1 }, 'name'],
    [{ search: 'a\ud800' }, 'search'],
    [{ filter: { names: ['\ude00\ud83d'] } }, 'filter.names.0'],
    [{ 'na\udfffme': 1 }, 'na\ufffdme'],
  ])('is found with its field in %j', (input, field) => {
    expect(unstorableText(input)).toBe(field);
  });

  it.each([[undefined], [null], [{ search: 'añ\u202e😀', count: 1, deep: [true, null] }]])(
    'is not seen in %j',
    (input) => {
      expect(unstorableText(input)).toBeUndefined();
    },
  );
});
