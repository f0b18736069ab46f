import { sentencesOf } from './english.ts';

/* The letters of GSM 03.38; those of `double` take the room of two. Any other letter makes the whole text a Unicode one. */
const single = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const double = new Set('^{}\\[~]|€\f');

/** How many messages a text is billed as: of 160 letters, or 70 where one is not of the GSM alphabet; longer ones lose some to their numbering. */
export function smsParts(text: string): number {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => single.has(letter) || double.has(letter));
  const size = isGsm ? letters.reduce((sum, letter) => sum + (double.has(letter) ? 2 : 1), 0) : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return size <= alone ? 1 : Math.ceil(size / each);
}

/* Values of usual length. */
const usual: Readonly<Record<string, string>> = {
  brand: 'Quetzal',
  account: 'carla.mendez',
  code: '482913',
  minutes: '10',
  time: '2026-12-01 10:30',
  browser: 'Chrome, Android',
  address: '203.0.113.7',
};

/** Parts of every text message of a language, filled in with values of usual length. */
export function smsPartsOf(tag: string): Record<string, number> {
  const texts = [...sentencesOf(tag)].filter(([key]) => key.startsWith('sms:'));
  return Object.fromEntries(
    texts.map(([key, text]) => {
      const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => usual[name] ?? '');
      return [key.slice('sms:'.length), smsParts(filled)];
    }),
  );
}
