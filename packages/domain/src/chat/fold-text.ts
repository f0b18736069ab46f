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
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  х: 'x',
  у: 'y',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ӏ: 'l',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ı: 'i',
  ɡ: 'g',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ʏ: 'y',
  ᴢ: 'z',
};

/** A text without accents and unseen characters, and with plain letters where they stand in circles or in fancy type. */
export const plainText = (text: string): string => text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '');

/** What two words have in common that a reader takes for the same: no case, no accents, no repetitions, no stand-ins. */
export function foldWord(word: string): string {
  const letters = Array.from(plainText(word).toLowerCase(), (letter) => standIns[letter] ?? letter).join('');
  return letters.replaceAll(/(.)\1+/gu, '$1');
}

/** A message by which the same one again is known: its letters and digits, folded. */
export const foldMessage = (text: string): string =>
  foldWord(text)
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
