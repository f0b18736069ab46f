/** A place in our feed: everything up to this transaction of the database, and in it up to this movement, was given. */
export interface FeedPlace {
  writtenIn: bigint;
  txId: string;
}

/** Puts a place on the wire; vendors keep it and do not read it. */
export function cursorOf({ writtenIn, txId }: FeedPlace): string {
  return Buffer.from(`${writtenIn}.${txId}`, 'utf8').toString('base64url');
}

/** Reads a cursor of ours; undefined when it is none. */
export function placeOf(cursor: string): FeedPlace | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const found = /^(\d{1,18})\.([^\0]{0,128})$/s.exec(text);
  return found?.[1] === undefined || found[2] === undefined
    ? undefined
    : { writtenIn: BigInt(found[1]), txId: found[2] };
}
