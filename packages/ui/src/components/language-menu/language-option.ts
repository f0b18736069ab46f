/** One language of the menu. */
export interface LanguageOption {
  /** BCP 47 tag, also announced as the language of the name. */
  tag: string;
  /** The language's name in itself: "Português". */
  ownName: string;
  flagSrc?: string | undefined;
}

/** Everything that finds a language: its own name, its tag, and its names in English and in the language of the page. */
export function searchTextOf({ tag, ownName }: LanguageOption, pageLanguage: string): string {
  const names = ['en', pageLanguage].map((one) => new Intl.DisplayNames(one, { type: 'language' }).of(tag) ?? '');
  return [ownName, tag, ...names].join(' ');
}
