import Type from 'typebox';
import Format from 'typebox/format';

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/**
 * Whether a text is an instant (RFC 3339) that a `Date` can be. By themselves the formats of both checkers let through what no
 * `Date` is: a leap second, an offset without minutes, a time with the name of a zone behind it.
 */
export function isInstant(text: string): boolean {
  return Format.IsDateTime(text) && !Number.isNaN(Date.parse(text));
}

// What TypeBox checks by this schema asks it too.
Format.Set('date-time', isInstant);
