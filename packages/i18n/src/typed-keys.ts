import type { EnglishWords } from './english-words.generated.ts';

/* English decides which keys and placeholders exist: a wrong key or a missing value in `t()` is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: EnglishWords;
    returnNull: false;
  }
}

export type { EnglishWords };
