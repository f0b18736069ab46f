import { checkBrand } from '@quetzal/domain/brand';
import { registrationFields, helpSections, siteGameTypes } from '@quetzal/domain/site';
import { completeTags, isLocaleTag } from '@quetzal/i18n';
import { checkBanners, checkTitles } from './check-banners.ts';
import { checkMarkSvg } from './check-mark-svg.ts';
import type { Found } from '#kernel/documents/document-problems.ts';
import { isCurrency, type SiteFileDocument } from './site-file.schema.ts';

/** What a file that fits the schema may still have wrong: values that do not exist, or that contradict each other. */
export function checkSiteFile(file: SiteFileDocument): Found[] {
  const languages = checkLanguages(file);
  return [
    ...languages,
    ...checkPlaces(file),
    ...checkLook(file),
    ...checkRegistration(file),
    ...checkModules(file),
    ...checkHelp(file),
    ...(languages.length > 0 ? [] : checkChat(file)),
    // Languages that cannot be would make every title and room wrong.
    ...(languages.length > 0 ? [] : checkTitles(file)),
    ...checkBanners(file),
  ];
}

const at = (path: string, problem: string): Found => ({ path: path.split('.'), problem });
const complete: readonly string[] = completeTags;

function checkLanguages({ languages, defaultLanguage }: SiteFileDocument): Found[] {
  const found = languages.flatMap((tag, index) => {
    if (!isLocaleTag(tag)) return [at(`languages.${index}`, `${tag} is no language that we know`)];
    if (!complete.includes(tag)) return [at(`languages.${index}`, `the words of ${tag} are not complete`)];
    return languages.indexOf(tag) === index ? [] : [at(`languages.${index}`, `${tag} stands there twice`)];
  });
  if (languages.includes(defaultLanguage)) return found;
  return [...found, at('defaultLanguage', `${defaultLanguage} is none of the languages`)];
}

function checkPlaces({ currency, timeZone, addresses, jurisdiction, countries, modules }: SiteFileDocument): Found[] {
  const found: Found[] = [];
  if (jurisdiction.concealedVisitors === 'verify' && !modules.includes('LOGINIPVERF3')) {
    found.push(at('jurisdiction.concealedVisitors', 'verify needs LOGINIPVERF3'));
  }
  if (!isCurrency(currency)) found.push(at('currency', `the ledger does not know ${currency}`));
  if (!isTimeZone(timeZone)) found.push(at('timeZone', `there is no ${timeZone}`));
  for (const side of ['player', 'agent'] as const) {
    const { protocol, hostname } = new URL(addresses[side]);
    if (protocol !== 'https:' && !/^((.+\.)?localhost|127\.0\.0\.1)$/.test(hostname)) {
      found.push(at(`addresses.${side}`, 'has to be https'));
    }
  }
  jurisdiction.blockedCountries.forEach((code, index) => {
    if (!isCountry(code)) found.push(at(`jurisdiction.blockedCountries.${index}`, `there is no country ${code}`));
  });
  for (const code of Object.keys(jurisdiction.ageMinByCountry)) {
    if (!isCountry(code)) found.push(at(`jurisdiction.ageMinByCountry.${code}`, `there is no country ${code}`));
  }
  countries.forEach(({ countryCode }, index) => {
    if (!isCountry(countryCode)) found.push(at(`countries.${index}`, `there is no country ${countryCode}`));
  });
  return found;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => countryNames.of(code) !== undefined;

function checkLook({ brand, themes, defaultTheme }: SiteFileDocument): Found[] {
  const { markSvg, ...look } = brand;
  const problems = checkBrand(look as Parameters<typeof checkBrand>[0]).map((problem) =>
    problem.kind === 'value'
      ? at(`brand.${problem.path}`, `${problem.value} cannot be used`)
      : at(
          `brand.colours.${problem.theme}.${problem.text}`,
          `${problem.text} on ${problem.on} has a contrast of ${problem.ratio.toFixed(2)}, and needs ${problem.ratioMin}`,
        ),
  );
  const drawing = markSvg === undefined ? undefined : checkMarkSvg(markSvg);
  if (drawing !== undefined) problems.push(at('brand.markSvg', drawing));
  if (!themes.includes(defaultTheme)) problems.push(at('defaultTheme', `${defaultTheme} is none of the themes`));
  return problems;
}

function checkRegistration({ registration }: SiteFileDocument): Found[] {
  const known: readonly string[] = registrationFields;
  return Object.entries(registration).flatMap(([name, rule]) => {
    const path = `registration.${name}`;
    if (!known.includes(name)) return [at(path, 'is no field of the form')];
    const found: Found[] = [];
    if (rule.required && !rule.enabled) found.push(at(`${path}.required`, 'a field that is off cannot be required'));
    if (rule.minLength !== undefined && rule.maxLength !== undefined && rule.minLength > rule.maxLength) {
      found.push(at(`${path}.minLength`, 'is above maxLength'));
    }
    const pattern = rule.acceptedPattern;
    if (pattern !== undefined && pattern !== '*' && !isExpression(pattern)) {
      found.push(at(`${path}.acceptedPattern`, 'is no regular expression'));
    }
    return found;
  });
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function checkModules(file: SiteFileDocument): Found[] {
  const { modules, protection, thirdParty, phoneAuth, countries, rebates, jackpot } = file;
  const has = (module: (typeof modules)[number]) => modules.includes(module);
  const known: readonly string[] = siteGameTypes;
  const rules: [broken: boolean, path: string, problem: string][] = [
    [!has('COMM3'), 'modules', 'COMM3 carries the calls that every page needs'],
    [protection.slider === 'always' && !has('GEETEST3'), 'protection.slider', 'needs the module GEETEST3'],
    [protection.captcha === 'always' && !has('CAPTCHA3'), 'protection.captcha', 'needs the module CAPTCHA3'],
    [protection.unregisteredIp && !has('LOGINIPVERF3'), 'protection.unregisteredIp', 'needs the module LOGINIPVERF3'],
    [thirdParty.length > 0 && !has('THIRDPARTYLOGIN3'), 'thirdParty', 'needs the module THIRDPARTYLOGIN3'],
    [phoneAuth !== undefined && !has('VERIFICATION3'), 'phoneAuth', 'needs the module VERIFICATION3'],
    [jackpot.mode === 'pool' && jackpot.vendor === undefined, 'jackpot.vendor', 'pool needs the vendor of the pot'],
    [has('MOBILENUMREG3') && countries.length === 0, 'countries', 'MOBILENUMREG3 needs the countries of its numbers'],
    [has('MOBILEVERCODELOGIN3') && !has('VERIFICATION3'), 'modules', 'MOBILEVERCODELOGIN3 needs VERIFICATION3'],
  ];
  return [
    ...rules.flatMap(([broken, path, problem]) => (broken ? [at(path, problem)] : [])),
    ...rebates.flatMap(({ gameType }, index) =>
      known.includes(gameType) ? [] : [at(`rebates.${index}.gameType`, `there are no games of the kind ${gameType}`)],
    ),
  ];
}

function checkHelp({ help, languages }: SiteFileDocument): Found[] {
  const known: readonly string[] = helpSections;
  return Object.entries(help.texts).flatMap(([section, texts]) => {
    if (!known.includes(section)) return [at(`help.texts.${section}`, 'is no chapter of the help centre')];
    return Object.keys(texts)
      .filter((tag) => !languages.includes(tag))
      .map((tag) => at(`help.texts.${section}.${tag}`, 'is none of the languages'));
  });
}

function checkChat({ chat, modules, languages, defaultLanguage }: SiteFileDocument): Found[] {
  const found: Found[] = [];
  if (modules.includes('CBS3') && chat.rooms.length === 0) found.push(at('chat.rooms', 'CBS3 needs a room'));
  chat.rooms.forEach(({ code, titles, language }, index) => {
    const path = `chat.rooms.${index}`;
    if (chat.rooms.findIndex((room) => room.code === code) !== index)
      found.push(at(path, `${code} stands there twice`));
    if (titles[defaultLanguage] === undefined)
      found.push(at(`${path}.titles`, `a title in ${defaultLanguage} is missing`));
    const tags = [...Object.keys(titles), ...(language === undefined ? [] : [language])];
    for (const tag of tags) if (!languages.includes(tag)) found.push(at(path, `${tag} is none of the languages`));
  });
  return found;
}
