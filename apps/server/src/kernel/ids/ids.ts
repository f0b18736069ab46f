import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new primary key: UUID version 7, so that rows of one time lie together on disk. */
export function newId(): string {
  return v7();
}

/** A new opaque bearer secret of 256 random bits, safe in URLs and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a bearer secret: its SHA-256, hex. A reader of the database cannot use it to come in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
