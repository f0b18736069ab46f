import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findLocale } from '../src/lookup.ts';
import { completeTags, locales } from '../src/locale-table.ts';
import { sentencesOf } from '../workshop/english.ts';
import { exportLanguage, readTranslations, writeTranslations } from '../workshop/po.ts';
import { faultKinds, reportLanguage } from '../workshop/report.ts';
import { smsPartsOf } from '../workshop/sms-parts.ts';
import { syncSource } from '../workshop/sync.ts';
import { readLanguage, writeLanguage } from '../workshop/translation-files.ts';
import { findUnusedKeys } from './unused-keys.ts';

const usage = `npm run i18n                       what each language lacks
npm run i18n -- report <tag>       every fault of a language
npm run i18n -- check              fails when a language that must be complete has a fault, or a key is used nowhere
npm run i18n -- sync               takes note of changed English: its translations become stale
npm run i18n -- done <tag> <key>.. these translations are right for the English of today
npm run i18n -- same <tag> <key>.. these are rightly written as in English
npm run i18n -- sms                how many messages each text is billed as
npm run i18n -- export <tag> <file.po>
npm run i18n -- import <file.po>`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command = 'overview', ...rest] = positionals;

function tagOf(name: string | undefined): string {
  const tag = findLocale(name ?? '')?.tag;
  if (tag === undefined)
    throw new Error(`No language "${name ?? ''}"; there are ${locales.map((one) => one.tag).join(', ')}`);
  return tag;
}

function overview(): void {
  console.table(
    Object.fromEntries(
      locales.map(({ tag, ownName }) => {
        const report = reportLanguage(tag);
        const counts = faultKinds.map((kind) => [kind, report[kind].length] as const);
        return [`${tag} ${ownName}`, { sentences: sentencesOf(tag).size, ...Object.fromEntries(counts) }];
      }),
    ),
  );
}

function linesOf(tag: string): string[] {
  const report = reportLanguage(tag);
  return faultKinds.flatMap((kind) => report[kind].map((what) => `${tag} ${kind}: ${what}`));
}

function check(): void {
  const faults = completeTags.flatMap(linesOf);
  const unused = findUnusedKeys();
  for (const fault of faults) console.error(fault);
  for (const key of unused) console.error(`used nowhere: ${key}`);
  const verdict = faults.length === 0 ? 'complete' : `${faults.length} faults (npm run i18n)`;
  console.log(`\n${completeTags.length} languages: ${verdict}; ${unused.length} keys used nowhere`);
  process.exitCode = faults.length + unused.length === 0 ? 0 : 1;
}

function mark(list: 'stale' | 'same', tag: string, keys: readonly string[]): void {
  const file = readLanguage(tag);
  if (list === 'stale') writeLanguage(tag, { ...file, stale: file.stale.filter((key) => !keys.includes(key)) });
  else writeLanguage(tag, { ...file, same: [...file.same, ...keys] });
}

const commands: Record<string, () => void> = {
  overview,
  check,
  report: () => console.log(linesOf(tagOf(rest[0])).join('\n') || 'Nothing is known against it.'),
  sms: () => console.table(Object.fromEntries(completeTags.map((tag) => [tag, smsPartsOf(tag)]))),
  sync: () => {
    const counts = Object.entries(syncSource());
    console.log(counts.map(([tag, count]) => `${tag}: ${count} stale`).join('\n') || 'No translation became stale.');
  },
  done: () => mark('stale', tagOf(rest[0]), rest.slice(1)),
  same: () => mark('same', tagOf(rest[0]), rest.slice(1)),
  export: () => writeFileSync(rest[1] ?? `${tagOf(rest[0])}.po`, exportLanguage(tagOf(rest[0]))),
  import: () => {
    const read = readTranslations(readFileSync(rest[0] ?? ''));
    const { tag, taken, unknown, outdated } = read;
    writeTranslations(read);
    console.log(`${tag}: ${taken.size} sentences written`);
    for (const key of outdated) console.log(`left out, its English has changed: ${key}`);
    for (const key of unknown) console.log(`left out, no such key: ${key}`);
  },
};

const run = commands[command];
if (run === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else run();
