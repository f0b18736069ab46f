/** The most characters of a message, as a reader counts. */
export const chatTextMax = 300;

/** Accents above one another, by which a message could grow over its neighbours; no script needs so many. */
const marksMax = 4;
const towers = new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, 'gu');
/** Controls but the line feed, marks that turn the direction of what follows, and characters that nobody sees. */
const unseen =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0E]/gu;
const breaks = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * A message as it is kept: composed (NFC), without control characters and without marks that override the direction of
 * writing; two line breaks in a row at most. Joiners stay: emojis and Persian need them. Empty when nothing is left.
 */
export function cleanChatText(written: string): string {
  return written
    .toWellFormed()
    .replaceAll(breaks, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseen, (character) => (character === '\n' ? '\n' : ''))
    .replaceAll(/[\u{E0000}-\u{E0FFF}]/gu, '')
    .normalize('NFC')
    .replaceAll(towers, '$1')
    .normalize('NFC')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** True when nothing in it can be seen. */
export const isBlank = (text: string): boolean => text.replaceAll(/\s|\u200C|\u200D|\p{M}/gu, '') === '';
