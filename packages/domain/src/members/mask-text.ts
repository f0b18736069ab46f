const shownOfWord = 1;

/** A text of which its owner recognises the beginnings of the words: `Ana López` becomes `A** L****`. */
export function maskWords(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const letters = Array.from(word);
      return [...letters.slice(0, shownOfWord), ...letters.slice(shownOfWord).map(() => '*')].join('');
    })
    .join(' ');
}

/** A number or name of which its owner recognises the end: `ABCD1234` becomes `****1234`; short ones show less. */
export function maskStart(text: string): string {
  const letters = Array.from(text);
  const shown = Math.min(4, Math.floor(letters.length / 3));
  return `****${shown === 0 ? '' : letters.slice(-shown).join('')}`;
}

/** A day (`YYYY-MM-DD`) of which the year is left: `1990-**-**`. */
export function maskDay(day: string): string {
  return `${day.slice(0, 4)}-**-**`;
}
