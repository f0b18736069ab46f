import type {} from './typed-keys.ts';

export { createI18n, languageStorageKey, storedTag, type I18nOptions, type SiteI18n } from './site-i18n.ts';
export { I18nRoot, useLanguageTag, useSiteI18n } from './provider.ts';
export type { RoomWords, WordsSource } from './words-source.ts';
export type { EnglishWords } from './typed-keys.ts';
export { LostWordsError, useTranslation } from './use-translation.ts';
export type { ParseKeys, ParseKeysWithoutVariables, TFunction } from 'i18next';
