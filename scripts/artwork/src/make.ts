/** Draws the pictures of the product: `make [games|vendors|scenes|avatars|flags|brand …] [--only id]`. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeFiles } from './making/encode.ts';
import { isFresh, manifestKey, printOf, readManifest, writeManifest } from './making/manifest.ts';
import { kinds, type Picture } from './making/picture.ts';
import { pictures } from './making/pictures.ts';
import { writePlaceholders } from './making/placeholders.ts';

const root = resolve(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const unknown = positionals.filter((word) => !kinds.some((kind) => kind === word));
if (unknown.length > 0)
  throw new Error(`No kind of picture is named ${unknown.join(', ')}; there are ${kinds.join(', ')}`);

const wanted = pictures.filter(
  ({ kind, id }) =>
    (positionals.length === 0 || positionals.includes(kind)) && (values.only === undefined || values.only === id),
);
const manifest = readManifest();
const stale = wanted.filter((picture) => !isFresh(root, picture, manifest));

// One picture per core, each on one thread: faster than one picture on all.
sharp.concurrency(1);
let made = 0;
async function makeNext(queue: Iterator<Picture>): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    await makeFiles(root, next.value);
    manifest[manifestKey(next.value)] = printOf(next.value);
    made += 1;
    // Written as it goes, so that a run that is stopped need not begin again.
    if (made % 20 === 0) writeManifest(manifest);
  }
}
const queue = stale.values();
await Promise.all(Array.from({ length: availableParallelism() }, () => makeNext(queue)));

const known = new Set(pictures.map(manifestKey));
writeManifest(Object.fromEntries(Object.entries(manifest).filter(([key]) => known.has(key))));
writePlaceholders(root);
console.log(`${made} made, ${wanted.length - made} were up to date`);
