const tagsWithFlag = ['en', 'es', 'pt'];

/** Path of the flag beside a language's name; a language of many countries has none. */
export function flagSrc(tag: string): string | undefined {
  return tagsWithFlag.includes(tag) ? `/art/flags/${tag}.svg` : undefined;
}
