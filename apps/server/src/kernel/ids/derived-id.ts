import { hash } from 'node:crypto';

const variants = '89ab';

/**
 * The id that follows from a name: the first bits of its SHA-256 as a UUID of version 8. The same name has the same id in
 * every process, and the database makes it too (`ledger_journal_id`), so that one index both finds and keeps it unique.
 */
export function derivedId(name: string): string {
  const digest = hash('sha256', name, 'hex');
  const variant = variants.charAt(Number.parseInt(digest.charAt(16), 16) & 3);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
