import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';

/** Raised when the encoding changes, so that every picture is made anew. */
const encoding = 1;
const manifestFile = join(import.meta.dirname, '..', '..', 'manifest.json');

/** What each picture was made from when its files were made: print of its drawing and outputs, by kind and id. */
export type Manifest = Record<string, string>;

export const manifestKey = ({ kind, id }: Picture): string => `${kind}/${id}`;

/** A short print that changes when the drawing or what is made of it changes. */
export function printOf({ draw, outputs }: Picture): string {
  const content = `${encoding}\n${JSON.stringify(outputs)}\n${draw()}`;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

export function readManifest(): Manifest {
  return existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {};
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether the files of a picture are there and were made from what it is now. */
export function isFresh(root: string, picture: Picture, manifest: Manifest): boolean {
  return (
    manifest[manifestKey(picture)] === printOf(picture) &&
    picture.outputs.every(({ file }) => existsSync(join(root, file)))
  );
}
