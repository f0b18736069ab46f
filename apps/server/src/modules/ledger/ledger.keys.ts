import { hash } from 'node:crypto';

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

const variants = '89ab';

/**
 * The id of the journal of a key: the first bits of its SHA-256 as a UUID of version 8. The database makes the same of
 * the same key (`ledger_journal_id`), so a key is as unique as its journal's id.
 */
export function journalIdOf(key: PostingKey): string {
  const digest = hash('sha256', keyTextOf(key), 'hex');
  const variant = variants.charAt(Number.parseInt(digest.charAt(16), 16) & 3);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
