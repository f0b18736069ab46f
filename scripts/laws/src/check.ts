import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBreaches } from './laws.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
const breaches = findBreaches(root, files);
for (const { file, line, law } of breaches) console.error(`${file}:${line}  ${law}`);
console.log(`${files.length} files, ${breaches.length} breaches`);
process.exit(breaches.length === 0 ? 0 : 1);
