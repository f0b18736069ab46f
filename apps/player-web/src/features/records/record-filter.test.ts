import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './record-filter.ts';

test('an address keeps what narrows a record, and nothing where nothing does', () => {
  const filter = { vassalage: 'SOL', gameCode: 'frutas-electricas', state: 'all' };
  expect(writeFilter(filter)).toBe('vassalage.SOL..gameCode.frutas-electricas');
  expect(readFilter(writeFilter(filter))).toEqual({ vassalage: 'SOL', gameCode: 'frutas-electricas' });
  expect(writeFilter({ state: 'all' })).toBeNull();
});

test.each([[null], [''], ['..'], ['state'], ['state.'], ['.open'], ['state.<b>'], [`state.${'x'.repeat(65)}`]])(
  '%s narrows nothing',
  (text) => {
    expect(readFilter(text)).toEqual({});
  },
);
