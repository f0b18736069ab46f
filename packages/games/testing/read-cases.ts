import { readFileSync } from 'node:fs';

/** The rows of one file of `testing/cases`, as the caller knows them. */
export function readCases<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')) as Row[];
}
