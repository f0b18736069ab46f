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
