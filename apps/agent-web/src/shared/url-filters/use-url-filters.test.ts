import { describe, expect, test } from 'vitest';
import { choiceOf, pageOf, patchFilters } from './use-url-filters.ts';

describe('filters in the address', () => {
  test('a changed filter starts the list from its first page', () => {
    const after = patchFilters(new URLSearchParams('type=agent&page=4'), { search: 'luna' });
    expect(after.toString()).toBe('type=agent&search=luna');
  });

  test('turning the page keeps the filters', () => {
    expect(patchFilters(new URLSearchParams('type=agent'), { page: '2' }).toString()).toBe('type=agent&page=2');
  });

  test('an emptied filter leaves the address', () => {
    expect(patchFilters(new URLSearchParams('search=luna&type=agent'), { search: '', type: null }).toString()).toBe('');
  });

  test.each([
    ['3', 3],
    [null, 1],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['x', 1],
    ['1e9', 1],
  ])('page %j is read as %j', (text, page) => {
    expect(pageOf(new URLSearchParams(text === null ? '' : { page: text }))).toBe(page);
  });

  test('an unknown choice counts as the first', () => {
    expect(choiceOf('pirate', ['all', 'agent'])).toBe('all');
    expect(choiceOf('agent', ['all', 'agent'])).toBe('agent');
  });
});
