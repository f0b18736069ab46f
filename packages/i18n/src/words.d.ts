import type { WordsSource } from './words-source.ts';

/** The words of the site that is being built; written by the `words` plugin of `@quetzal/i18n/vite`. */
export declare const words: WordsSource;
