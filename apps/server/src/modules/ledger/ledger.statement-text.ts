import { CompiledQuery } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';

/** A statement as the driver takes it; by its name a connection prepares it once. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs a statement and answers its rows. */
export type Run = <R>(statement: Statement) => Promise<R[]>;

/** Runs statements inside a transaction of the query builder. */
export function runIn(tx: Tx): Run {
  return async <R>({ text, values }: Statement) => (await tx.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
}

/** A list of numbers or UUIDs as the text of an array; `null` stays null. */
export function arrayOf(values: readonly (bigint | number | string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

const marks = /["\\]/;

function quoted(text: string): string {
  return marks.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
}

/** A list of texts as the text of an array; `null` stays null. */
export function arrayOfTexts(values: readonly (string | null)[]): string {
  return arrayOf(values.map((value) => (value === null ? null : quoted(value))));
}

/** A list of values, each as JSON, as the text of an array; `null` stays null. */
export function arrayOfJson(values: readonly (object | null)[]): string {
  // In JSON nothing but quotes and backslashes needs a mark before it, which is what writing it as JSON again does.
  return arrayOf(values.map((value) => (value === null ? null : JSON.stringify(JSON.stringify(value)))));
}
