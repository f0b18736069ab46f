import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { directionOf, languages } from '../foundations/languages.ts';
import { loadFont } from './fonts.ts';

const root = document.documentElement;
/* The theme's own families cover these; every other language has to bring its letters. */
const writtenInLatin = new Set([
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'ro',
  'tr',
  'uz',
  'id',
  'ms',
  'fil',
  'sw',
]);

/* Devices without Arial, and without a font of its widths, show what stands behind it in the list. */
const hasStandIns = await document.fonts.load('16px "Inter Stand-in"').then(
  () => true,
  () => false,
);

afterEach(() => {
  root.lang = 'es';
});

/* Families of the page's own fonts that hold a character, in the order of the style. A stand-in is the device's own. */
async function familiesOf(character: string, stack: string): Promise<string[]> {
  const found: string[] = [];
  const families = stack.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));
  for (const family of families.filter((name) => !name.endsWith('Stand-in'))) {
    const faces = await document.fonts.load(`16px "${family}"`, character);
    if (faces.length > 0) found.push(family);
  }
  return found;
}

test.each(languages)(
  '$tag has every letter of its own name and of its sample in a font that we bring',
  async (language) => {
    root.lang = language.tag;
    await loadFont(language.tag);
    const stack = getComputedStyle(root).getPropertyValue('--q-font-sans');
    const characters = new Set(language.ownName + language.sample);
    characters.delete(' ');
    const missing: string[] = [];
    for (const character of characters) {
      if ((await familiesOf(character, stack)).length === 0) missing.push(character);
    }
    expect(missing).toEqual([]);
  },
);

test.each(languages)('$tag loads fonts exactly when Latin letters are not enough', ({ tag }) => {
  expect(loadFont(tag) === undefined).toBe(writtenInLatin.has(tag));
});

test.each(languages)('$tag takes its digits from Inter', async ({ tag }) => {
  root.lang = tag;
  await loadFont(tag);
  const [first] = await familiesOf('7', getComputedStyle(root).getPropertyValue('--q-font-sans'));
  expect(first).toMatch(/^Inter (Variable|Latin)$/);
});

describe('the fonts that our sheets name', () => {
  /* Width of a text of one line, in pixels. */
  async function widthOf(text: string, style: Record<string, string>): Promise<number> {
    const screen = await render(
      <span style={{ fontSize: '40px', whiteSpace: 'nowrap', position: 'absolute', ...style }}>{text}</span>,
    );
    await document.fonts.load(`${style['fontWeight'] ?? 400} 40px ${style['fontFamily']}`, text);
    return screen.container.querySelector('span')?.getBoundingClientRect().width ?? 0;
  }

  test.each(['Inter Variable', 'Geologica Variable'])('%s has figures of one width when asked', async (name) => {
    const style = { fontFamily: `"${name}"`, fontVariantNumeric: 'tabular-nums' };
    expect(await widthOf('1111', style)).toBe(await widthOf('8080', style));
    expect(await widthOf('1111', { fontFamily: style.fontFamily })).toBeLessThan(await widthOf('1111', style));
  });

  test.each([
    ['Inter Variable', 400, 700],
    ['Geologica Variable', 400, 800],
  ])('%s grows heavier from %d to %d', async (name, lightest, heaviest) => {
    const widths: number[] = [];
    for (let weight = lightest; weight <= heaviest; weight += 100)
      widths.push(
        // Large: advances are rounded to pixels, and small letters of two weights may come out alike.
        await widthOf('Retiros', { fontFamily: `"${name}"`, fontWeight: String(weight), fontSize: '200px' }),
      );
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(widths.length);
  });

  test.skipIf(!hasStandIns).each([
    ['Inter', '400', '14px'],
    ['Inter', '600', '14px'],
    ['Geologica', '650', '20px'],
  ])('the stand-in of %s at %s takes the room that the font will', async (name, fontWeight, fontSize) => {
    const text = 'Tus depósitos, retiros y apuestas de los últimos 30 días';
    const ours = await widthOf(text, { fontFamily: `"${name} Variable"`, fontWeight, fontSize });
    const standIn = await widthOf(text, { fontFamily: `"${name} Stand-in"`, fontWeight, fontSize });
    expect(standIn / ours).toBeGreaterThan(0.96);
    expect(standIn / ours).toBeLessThan(1.04);
  });
});

describe('scripts with marks above and below the letter', () => {
  test.each(['th', 'hi', 'mr', 'ne', 'bn', 'ta', 'te', 'si', 'km', 'lo', 'my'])(
    '%s sets its lines 15 % higher',
    async (tag) => {
      await loadFont(tag);
      const screen = await render(
        <>
          <p className="text-base" lang="es">
            Saldo
          </p>
          <p className="text-base" lang={tag}>
            {languages.find((language) => language.tag === tag)?.ownName}
          </p>
        </>,
      );
      const [latin, other] = [...screen.container.querySelectorAll('p')].map((line) =>
        Number.parseFloat(getComputedStyle(line).lineHeight),
      );
      expect((other ?? 0) / (latin ?? 1)).toBeCloseTo(1.15, 2);
    },
  );
});

test.each(['ar', 'th', 'zh-Hans', 'ja', 'ko'])('%s never tightens its letters', async (tag) => {
  root.lang = tag;
  await loadFont(tag);
  for (const token of ['tight', 'snug', 'wide'])
    expect(getComputedStyle(root).getPropertyValue(`--q-track-${token}`)).toBe('0em');
});

test('the quotation marks of Chinese are those of the Chinese family', async () => {
  root.lang = 'zh-Hans';
  await loadFont('zh-Hans');
  const [first] = await familiesOf('“', getComputedStyle(root).getPropertyValue('--q-font-sans'));
  expect(first).toBe('Noto Sans SC Variable');
});

test('only Arabic, Persian and Urdu run from right to left', () => {
  expect(languages.filter(({ tag }) => directionOf(tag) === 'rtl').map(({ tag }) => tag)).toEqual(['ar', 'fa', 'ur']);
});
