import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSiteFile } from './read-site-file.ts';
import { DocumentRefused } from '#kernel/documents/document-problems.ts';
import { publishedSchema } from './site-file.schema.ts';

const folder = new URL('../../../../sites/', import.meta.url);
const quetzal = readFileSync(new URL('quetzal.yaml', folder), 'utf8');
const tucan = readFileSync(new URL('tucan.yaml', folder), 'utf8');

/** What is wrong with a text, as `line path problem`. */
function problemsOf(text: string): string[] {
  try {
    readSiteFile(text);
    return [];
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    return error.problems.map(({ line, path, problem }) => `${line} ${path} ${problem}`);
  }
}
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
const changed = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test('the files of the demo sites can be read, and what they leave out has its default', () => {
  expect(readSiteFile(quetzal)).toMatchObject({
    merchantCode: 'quetzal',
    help: { texts: {} },
    brand: {},
    gameFrame: 'popup',
    jackpot: { mode: 'pool', vendor: 'SOL' },
  });
  expect(readSiteFile(tucan)).toMatchObject({
    ageMin: 21,
    features: { agentPage: false },
    catalogue: { vendors: ['SOL', 'XOC', 'MAR', 'CEN'] },
  });
});

test('the published schema is the one of today', () => {
  const published = readFileSync(new URL('site-file.schema.json', folder), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(publishedSchema())));
});

describe('refused, naming line and path', () => {
  test('what is no YAML', () => {
    expect(problemsOf('merchantCode: [quetzal\nname: x')).toEqual([expect.stringMatching(/^2 {2}is no YAML: /)]);
    expect(problemsOf('merchantCode: a\nmerchantCode: b')).toEqual([
      expect.stringMatching(/^2 {2}is no YAML: DUPLICATE_KEY/),
    ]);
  });

  test('a second proof for who hides, where no second proof is switched on', () => {
    const hidden = changed(quetzal, 'jurisdiction:\n', 'jurisdiction:\n  concealedVisitors: verify\n');
    expect(problemsOf(hidden)).toEqual([]);
    const text = changed(hidden, '  - LOGINIPVERF3\n', '');
    const line = lineOf(text, 'concealedVisitors');
    expect(problemsOf(text)).toEqual([`${line} jurisdiction.concealedVisitors verify needs LOGINIPVERF3`]);
  });

  test('a key that is not known, at the key', () => {
    const text = changed(quetzal, '  slider: risk', '  sliders: risk');
    expect(problemsOf(text)).toEqual([`${lineOf(text, 'sliders')} protection.sliders is not known`]);
  });

  test('a value of another kind, and one that is missing', () => {
    const old = changed(quetzal, 'ageMin: 18', 'ageMin: 17');
    expect(problemsOf(old)).toEqual([`${lineOf(old, 'ageMin: 17')} ageMin must be >= 18`]);
    expect(problemsOf(changed(quetzal, 'name: Quetzal\n', ''))).toEqual([expect.stringMatching(/ lacks name$/)]);
  });

  test('a pattern of the form outside of 0 to 23', () => {
    const text = changed(
      quetzal,
      'birthday: { enabled: true, required: true, patternId: 11 }',
      'birthday: { enabled: true, required: true, patternId: 24 }',
    );
    expect(problemsOf(text)).toEqual([
      `${lineOf(text, 'patternId: 24')} registration.birthday.patternId must be <= 23`,
    ]);
  });

  const contradictions: [string, from: string, to: string, path: string, problem: RegExp][] = [
    ['a language that stands there twice', '    en,', '    es,', 'languages.1', /twice/],
    ['no language at all', '    en,', '    xx,', 'languages.1', /no language/],
    ['a default that is none of them', 'defaultLanguage: es', 'defaultLanguage: xx', 'defaultLanguage', /none of the/],
    ['a currency that the ledger does not know', 'currency: MXN', 'currency: XAU', 'currency', /XAU/],
    ['a time zone that does not exist', 'America/Mexico_City', 'America/Nowhere', 'timeZone', /Nowhere/],
    ['a public address without TLS', 'http://localhost:4100', 'http://quetzal.example', 'addresses.player', /https/],
    ['a country that does not exist', '[AU, FR, GB, NL, US]', '[AU, ZQ]', 'jurisdiction.blockedCountries.1', /ZQ/],
    ['a field that the form has not', '  idNumber: {', '  shoeSize: {', 'registration.shoeSize', /no field/],
  ];
  test.each(contradictions)('%s', (_what, from, to, path, problem) => {
    const found = problemsOf(changed(quetzal, from, to));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^\\d+ ${path.replaceAll('.', '\\.')} `));
    expect(found[0]).toMatch(problem);
  });

  test('nothing of a name of this machine without TLS', () => {
    const text = changed(quetzal, 'http://localhost:4100', 'http://mysite.localhost:4100');
    expect(() => readSiteFile(text)).not.toThrow();
  });

  test('a guard without its module', () => {
    const text = changed(tucan, '  - GEETEST3\n', '');
    expect(problemsOf(text)).toEqual([`${lineOf(text, 'slider: always')} protection.slider needs the module GEETEST3`]);
  });

  test('colours that cannot be read, at the colour', () => {
    const text = changed(tucan, 'accent-text: oklch(0.44 0.17 288)', 'accent-text: oklch(0.85 0.05 288)');
    const found = problemsOf(text);
    expect(found[0]).toMatch(
      /^\d+ brand\.colours\.light\.accent-text accent-text on sunken has a contrast of 1\.\d+, and needs 4\.5$/,
    );
    expect(found[0]).toMatch(new RegExp(`^${lineOf(text, 'accent-text: oklch(0.85')} `));
  });

  test.each([
    ['a script', '<script>alert(1)</script>', /element script/],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>', /attribute onload/],
    ['an address', '<path fill="url(https://x.example)" d="M0 0"/>', /lead elsewhere/],
    ['a foreign drawing', '<image href="https://x.example/a.png"/>', /element image/],
    ['an attribute without quotes', '<path onload=alert(1) d="M0 0"/>', /quotes/],
    ['a comment', '<!-- x -->', /comments/],
  ])('a mark with %s', (_what, inside, problem) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;
    const [found] = problemsOf(`${quetzal}\nbrand:\n  markSvg: '${svg}'\n`);
    expect(found).toMatch(/brand\.markSvg/);
    expect(found).toMatch(problem);
  });
});

describe('texts and pictures of a site', () => {
  const service = "customerService:\n  - { csType: email, links: ['mailto:help@x.example'], title: ";
  const withTitle = (title: string) => tucan.replace(/customerService:\n(?: {2}- .*\n)+/, `${service}${title} }\n`);
  const withBanners = (lines: string) => tucan.replace(/banners:\n(?: {2}- .*\n)+/, `banners:\n${lines}`);
  const problems = (text: string) => problemsOf(text).map((problem) => problem.replace(/^\d+ /, ''));

  test('a title is one text, or one for each language', () => {
    expect(readSiteFile(withTitle('Help desk')).customerService).toMatchObject([{ title: 'Help desk' }]);
    expect(readSiteFile(withTitle('{ en: Help, pt: Ajuda }')).customerService).toMatchObject([
      { title: { en: 'Help', pt: 'Ajuda' } },
    ]);
  });

  test('a table speaks languages of the site, and its own at least', () => {
    expect(problems(withTitle('{ en: Help, de: Hilfe }'))).toEqual([
      'customerService.0.title.de is none of the languages',
    ]);
    expect(problems(withTitle('{ pt: Ajuda }'))).toEqual(['customerService.0.title has no text in en']);
  });

  test('a banner is a picture of the site, has words where ours do not stand, and leads somewhere or not', () => {
    const outside = '  - { groupName: w_login, url: //elsewhere.example/a.png }\n';
    expect(problems(withBanners(outside))).toEqual([expect.stringMatching(/^banners\.0\.url /)]);
    const nameless = '  - { groupName: w_home, url: /art/a.avif }\n  - { groupName: w_home, url: /art/b.avif }\n';
    expect(problems(withBanners(nameless))).toEqual(['banners.1 a banner of w_home behind the first needs a title']);
    const half = '  - { groupName: w_login, url: /art/a.avif, linkageType: page }\n';
    expect(problems(withBanners(half))).toEqual(['banners.0 linkageType and target go together']);
    const away = "  - { groupName: w_login, url: /art/a.avif, linkageType: game, target: 'https://x.example' }\n";
    expect(problems(withBanners(away))).toEqual(['banners.0.target has to be a path of the site']);
  });
});
