export { AccountLanguage } from './account-language.tsx';
export { useLanguage, type Language } from './use-language.ts';
