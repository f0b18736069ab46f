export { useLanguage, type Language } from './use-language.ts';
