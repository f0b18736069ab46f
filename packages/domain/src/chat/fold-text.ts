/** Letters and signs that are written in place of others, so that a word gets past a list. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  α: 'a',
  ο: 'o',
  ε: 'e',
};

/** What two words have in common that a reader takes for the same: no case, no accents, no repetitions, no stand-ins. */
export function foldWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  const letters = Array.from(plain, (letter) => standIns[letter] ?? letter).join('');
  return letters.replaceAll(/(.)\1+/gu, '$1');
}

/** A message by which the same one again is known: its letters and digits, folded. */
export const foldMessage = (text: string): string =>
  foldWord(text)
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
