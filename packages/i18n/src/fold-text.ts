/** Letters that stand for others in what people type, where taking accents off does not make them the same. */
const asTyped: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  // Arabic, Persian and Urdu keyboards have their own forms of the same letters.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ـ: '',
};

/** Text as it is compared in a search: small letters without accents, and one form of each letter that is typed in several. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => asTyped[letter] ?? letter);
}
