import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHelp } from './help-files.ts';
import { helpTags } from './locale-table.ts';

const chapters = readdirSync(new URL('../help/en/', import.meta.url)).map((file) => file.replace(/\.md$/, ''));
const placeholders = (text: string): readonly string[] => text.match(/\{\{\w+\}\}/g) ?? [];
const points = (text: string) => text.match(/^(?:###|-|\d+\.) /gm)?.length;

test.each(helpTags.flatMap((tag) => chapters.map((chapter) => [tag, chapter] as const)))(
  '%s has %s, with the same points and nothing to fill in that the English has not',
  (tag, chapter) => {
    const [own = '', english = ''] = [readHelp(chapter, tag), readHelp(chapter, 'en')];
    expect(own).toMatch(/^# \S.*\n\n/);
    expect(points(own)).toBe(points(english));
    expect(placeholders(own).filter((name) => !placeholders(english).includes(name))).toEqual([]);
  },
);

test('a chapter that is not there, or that leads out of the folder, has no words', () => {
  expect(readHelp('nothing', 'en')).toBeUndefined();
  expect(readHelp('../../package', 'en')).toBeUndefined();
});
