/** Which way a script runs. */
export type Direction = 'ltr' | 'rtl';

/** One interface language. */
export type Locale = {
  /** BCP 47 name: file names, the `lang` attribute, `Intl`. */
  readonly tag: string;
  /** What the `Language` header and the browser's storage carry. */
  readonly wire: string;
  /** The language's name in itself, as pickers show it. */
  readonly ownName: string;
  readonly direction: Direction;
};

/** The 38 interface languages, in the order in which a picker offers them. */
export const locales = [
  { tag: 'en', wire: 'EN', ownName: 'English', direction: 'ltr' },
  { tag: 'es', wire: 'ES', ownName: 'Español', direction: 'ltr' },
  { tag: 'pt', wire: 'PT', ownName: 'Português', direction: 'ltr' },
  { tag: 'fr', wire: 'FR', ownName: 'Français', direction: 'ltr' },
  { tag: 'de', wire: 'DE', ownName: 'Deutsch', direction: 'ltr' },
  { tag: 'it', wire: 'IT', ownName: 'Italiano', direction: 'ltr' },
  { tag: 'nl', wire: 'NL', ownName: 'Nederlands', direction: 'ltr' },
  { tag: 'pl', wire: 'PL', ownName: 'Polski', direction: 'ltr' },
  { tag: 'ro', wire: 'RO', ownName: 'Română', direction: 'ltr' },
  { tag: 'el', wire: 'EL', ownName: 'Ελληνικά', direction: 'ltr' },
  { tag: 'tr', wire: 'TR', ownName: 'Türkçe', direction: 'ltr' },
  { tag: 'ru', wire: 'RU', ownName: 'Русский', direction: 'ltr' },
  { tag: 'uk', wire: 'UK', ownName: 'Українська', direction: 'ltr' },
  { tag: 'kk', wire: 'KK', ownName: 'Қазақша', direction: 'ltr' },
  { tag: 'uz', wire: 'UZ', ownName: 'Oʻzbekcha', direction: 'ltr' },
  { tag: 'ar', wire: 'AR', ownName: 'العربية', direction: 'rtl' },
  { tag: 'fa', wire: 'FA', ownName: 'فارسی', direction: 'rtl' },
  { tag: 'ur', wire: 'UR', ownName: 'اردو', direction: 'rtl' },
  { tag: 'ta', wire: 'TA', ownName: 'தமிழ்', direction: 'ltr' },
  { tag: 'mr', wire: 'MR', ownName: 'मराठी', direction: 'ltr' },
  { tag: 'ne', wire: 'NE', ownName: 'नेपाली', direction: 'ltr' },
  { tag: 'si', wire: 'SI', ownName: 'සිංහල', direction: 'ltr' },
  { tag: 'th', wire: 'TH', ownName: 'ไทย', direction: 'ltr' },
  { tag: 'vi', wire: 'VI', ownName: 'Tiếng Việt', direction: 'ltr' },
  { tag: 'id', wire: 'ID', ownName: 'Bahasa Indonesia', direction: 'ltr' },
  { tag: 'ms', wire: 'MS', ownName: 'Bahasa Melayu', direction: 'ltr' },
  { tag: 'fil', wire: 'TY', ownName: 'Filipino', direction: 'ltr' },
  { tag: 'km', wire: 'KM', ownName: 'ខ្មែរ', direction: 'ltr' },
  { tag: 'lo', wire: 'LO', ownName: 'ລາວ', direction: 'ltr' },
  { tag: 'my', wire: 'MY', ownName: 'မြန်မာ', direction: 'ltr' },
  { tag: 'zh-Hans', wire: 'CN', ownName: '简体中文', direction: 'ltr' },
  { tag: 'zh-Hant', wire: 'TW', ownName: '繁體中文', direction: 'ltr' },
  { tag: 'ja', wire: 'JA', ownName: '日本語', direction: 'ltr' },
  { tag: 'ko', wire: 'KO', ownName: '한국어', direction: 'ltr' },
  { tag: 'sw', wire: 'SW', ownName: 'Kiswahili', direction: 'ltr' },
  { tag: 'hi', wire: 'HI', ownName: 'हिन्दी', direction: 'ltr' },
  { tag: 'bn', wire: 'BN', ownName: 'বাংলা', direction: 'ltr' },
  { tag: 'te', wire: 'TE', ownName: 'తెలుగు', direction: 'ltr' },
] as const satisfies readonly Locale[];

/** A language tag that the product knows. */
export type LocaleTag = (typeof locales)[number]['tag'];

/* Languages whose words are being written stand here; nobody is offered them until every sentence is there. */
const unfinishedTags: readonly LocaleTag[] = [];

/** The languages whose words are complete by law, and which sites may offer: `check` fails when one of them lacks a key. */
export const completeTags: readonly LocaleTag[] = locales
  .map(({ tag }) => tag)
  .filter((tag) => !unfinishedTags.includes(tag));

/* Languages whose chapters of the help centre are still to be written stand here. */
const withoutHelp: readonly LocaleTag[] = [];

/** The languages in which every chapter of the help centre is written; readers of others get the site's own. */
export const helpTags: readonly LocaleTag[] = locales.map(({ tag }) => tag).filter((tag) => !withoutHelp.includes(tag));
