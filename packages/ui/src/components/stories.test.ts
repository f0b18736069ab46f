import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url).pathname;
const rooms = globSync('*/', { cwd: folder }).map((room) => basename(room));

test.each(rooms)('%s shows a Default and a Playground story and one story per state', (room) => {
  const stories = readFileSync(`${folder}/${room}/${room}.stories.tsx`, 'utf8');
  expect(stories).toMatch(/export const Default: Story/);
  expect(stories).toMatch(/export const Playground: Story/);
});

test('no component paints with a colour of its own', () => {
  const sources = globSync('*/*.{ts,tsx}', { cwd: folder }).filter((path) => !/\.(stories|test)\./.test(path));
  const painted = sources.filter((path) =>
    /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(readFileSync(`${folder}/${path}`, 'utf8')),
  );
  expect(painted).toEqual([]);
});

test('no component knows left from right', () => {
  const physical =
    /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|rounded-[lr]|rounded-[tb][lr]|border-[lr]|text-left|text-right)-(?:\[|\d|\()/;
  const sources = globSync('*/*.tsx', { cwd: folder }).filter((path) => !/\.(stories|test)\./.test(path));
  const offenders = sources.filter((path) => physical.test(readFileSync(`${folder}/${path}`, 'utf8')));
  expect(offenders.map((path) => dirname(path))).toEqual([]);
});
