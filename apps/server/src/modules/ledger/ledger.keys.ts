import { derivedId } from '#kernel/ids/derived-id.ts';

/** The caller's name of a journal, for ever: the same key never moves money twice. */
export interface PostingKey {
  /** Who names it, without a slash: `deposit`, `bet:XOC`. */
  scope: string;
  text: string;
}

/** A key as it is written down. */
export function keyTextOf(key: PostingKey): string {
  return `${key.scope}/${key.text}`;
}

/**
 * The id of the journal of a key, derived from it. The database makes the same of the same key (`ledger_journal_id`), so a
 * key is as unique as its journal's id.
 */
export function journalIdOf(key: PostingKey): string {
  return derivedId(keyTextOf(key));
}
