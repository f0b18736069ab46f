export { locales, completeTags, helpTags, type Direction, type Locale, type LocaleTag } from './locale-table.ts';
export { rooms, isRoom, type Room } from './rooms.ts';
export { findLocale, localeOfTag, localeOfWire, isLocaleTag, wireOf, directionOf } from './lookup.ts';
export { fallbackChain } from './fallback.ts';
export { negotiate } from './negotiate.ts';
export { figureTag } from './figure-tag.ts';
export { refusalKey } from './refusal-key.ts';
