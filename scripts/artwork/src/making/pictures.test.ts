import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languageFlags } from '../catalog/languages.ts';
import { manifestKey, printOf, readManifest } from './manifest.ts';
import { agentArt, playerArt, type Kind, type Output } from './picture.ts';
import { pictures } from './pictures.ts';
import { placeholderFile, placeholders } from './placeholders.ts';

const root = resolve(import.meta.dirname, '../../../..');
const sizeOf = (file: string): number => statSync(join(root, file)).size;

/** What a file may weigh: enough for the richest picture of its kind, not for a slip of quality. */
function bytesMax(kind: Kind, output: Output): number {
  if (output.format === 'svg') return kind === 'flags' ? 5_000 : 8_000;
  const pixels = output.width * output.height;
  const bytesPerPixel = { games: 0.12, scenes: 0.14, avatars: 0.45, brand: 0.1, vendors: 0, flags: 0 }[kind];
  return 1_000 + pixels * bytesPerPixel;
}

/** Files below a folder that no picture is made into. */
function straysIn(folder: string): string[] {
  const known = new Set(pictures.flatMap(({ outputs }) => outputs.map(({ file }) => file)));
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => statSync(join(root, file)).isFile() && !known.has(file) && file !== placeholderFile);
}

describe('the committed pictures', () => {
  it('were made from the drawings of today', () => {
    const manifest = readManifest();
    const stale = pictures.filter((picture) => manifest[manifestKey(picture)] !== printOf(picture));
    expect(stale.map(manifestKey)).toEqual([]);
    expect(Object.keys(manifest)).toHaveLength(pictures.length);
  });

  it('are all there, and there is nothing beside them', () => {
    const files = pictures.flatMap(({ outputs }) => outputs.map(({ file }) => file));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect([playerArt, `${agentArt}/art`, `${agentArt}/avatars`, `${agentArt}/flags`].flatMap(straysIn)).toEqual([]);
  });

  it('have the size in pixels that they are listed with', async () => {
    const wrong: string[] = [];
    for (const output of pictures.flatMap(({ outputs }) => outputs)) {
      if (output.format === 'svg') continue;
      const { width, height } = await sharp(join(root, output.file)).metadata();
      if (width !== output.width || height !== output.height) wrong.push(output.file);
    }
    expect(wrong).toEqual([]);
  });

  it('weigh no more than their kind may', () => {
    const heavy = pictures.flatMap(({ kind, outputs }) =>
      outputs.filter((output) => sizeOf(output.file) > bytesMax(kind, output)).map(({ file }) => file),
    );
    expect(heavy).toEqual([]);
  });

  it('weigh less than ten megabytes together', () => {
    const files = pictures.flatMap(({ outputs }) => outputs);
    expect(files.reduce((total, { file }) => total + sizeOf(file), 0)).toBeLessThan(10_000_000);
  });

  it('stand for themselves in one colour until they are loaded', () => {
    expect(JSON.parse(readFileSync(join(root, placeholderFile), 'utf8'))).toEqual(placeholders());
  });
});

describe('drawings', () => {
  const drawings = pictures.map((picture) => ({ key: manifestKey(picture), svg: picture.draw() }));

  it('are the same on every call', () => {
    const changed = pictures.filter(({ draw }, index) => draw() !== drawings[index]?.svg);
    expect(changed.map(manifestKey)).toEqual([]);
  });

  it('use every id once', () => {
    const twice = drawings.filter(({ svg }) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length;
    });
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  it('find within themselves whatever they refer to', () => {
    const broken = drawings.filter(({ svg }) => {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      return [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].some(([, url, href]) => !ids.has(url ?? href));
    });
    expect(broken.map(({ key }) => key)).toEqual([]);
  });

  it('write no number that is none', () => {
    const broken = drawings.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg));
    expect(broken.map(({ key }) => key)).toEqual([]);
  });

  it('give every interface language a flag of its own', () => {
    expect(Object.keys(languageFlags)).toHaveLength(38);
    expect(new Set(Object.values(languageFlags)).size).toBe(38);
  });
});
