import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groups } from '../foundations/component-facts.ts';

const folder = new URL('.', import.meta.url).pathname;
const rooms = globSync('*/', { cwd: folder })
  .map((room) => basename(room))
  .filter((room) => globSync(`${room}/${room}.tsx`, { cwd: folder }).length > 0)
  .toSorted();
const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');
const sourcesOf = (room: string) =>
  globSync(`${room}/*.{ts,tsx}`, { cwd: folder }).filter((path) => !/\.(stories|test)\./.test(path));

const listensToKeys =
  /\bonKeyDown\b|'@radix-ui\/react-(accordion|context-menu|dialog|dropdown-menu|radio-group|select|slider|tabs|toggle-group|toolbar)'|'@base-ui\/react\//;

describe.each(rooms)('%s', (room) => {
  const stories = read(`${room}/${room}.stories.tsx`);
  const tag = room.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

  test('stands in a group of the catalogue under its own name', () => {
    const title = /\n {2}title: '([^']+)'/.exec(stories)?.[1] ?? '';
    expect(groups.map((group) => `${group}/${tag}`.toLowerCase())).toContain(title.toLowerCase());
  });

  test('shows a Default and a Playground story', () => {
    expect(stories).toMatch(/export const Default: Story/);
    expect(stories).toMatch(/export const Playground: Story/);
  });

  test('says when to use it and what to avoid', () => {
    expect(stories).toMatch(/satisfies Guide\b/);
    expect(stories).toMatch(/\bstatus: '(stable|new)'/);
    expect(sentences(stories, 'use').length).toBeGreaterThan(0);
    expect(sentences(stories, 'avoid').length).toBeGreaterThan(0);
  });

  test('lists its keys when it listens to any', () => {
    const listens = sourcesOf(room).some((path) => listensToKeys.test(read(path)));
    expect({ listens, lists: /\bkeyboard: \[\s*\[/.test(stories) }).not.toEqual({ listens: true, lists: false });
  });
});

/* The sentences of a list in the guide: what stands in quotes between its brackets. */
function sentences(stories: string, list: 'use' | 'avoid'): string[] {
  const body = new RegExp(`\\b${list}: \\[([\\s\\S]*?)\\n? *\\],?\\n`).exec(stories)?.[1] ?? '';
  return body.match(/(['"`])[A-Z][\s\S]*?\.\1/g) ?? [];
}

test('no component paints with a colour of its own', () => {
  const painted = rooms.flatMap(sourcesOf).filter((path) => /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(read(path)));
  expect(painted).toEqual([]);
});

test('no component knows left from right', () => {
  const physical =
    /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|rounded-[lr]|rounded-[tb][lr]|border-[lr]|text-left|text-right)-(?:\[|\d|\()/;
  const offenders = rooms.flatMap(sourcesOf).filter((path) => path.endsWith('.tsx') && physical.test(read(path)));
  expect(offenders.map((path) => dirname(path))).toEqual([]);
});
