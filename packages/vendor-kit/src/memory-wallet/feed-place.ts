/** A place in the feed of the wallet in memory. */
export interface FeedPlace {
  /** How many movements come before it. */
  begin: number;
  /** How many there were when the page before was given. */
  end: number;
  /** When it was given, in milliseconds since 1970. */
  givenAt: number;
}

/** Puts a place on the wire. */
export const cursorOf = ({ begin, end, givenAt }: FeedPlace): string => `${begin}.${end}.${givenAt}`;

/** Reads a cursor; undefined when it is none. */
export function placeOf(cursor: string): FeedPlace | undefined {
  const found = /^(\d{1,9})\.(\d{1,9})\.(\d{1,15})$/.exec(cursor);
  if (found === null) return undefined;
  const [begin = 0, end = 0, givenAt = 0] = found.slice(1).map(Number);
  return { begin, end, givenAt };
}
