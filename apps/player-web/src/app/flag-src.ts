/** Path of the flag beside a language's name. Every language that we offer has one; it only decorates the name. */
export function flagSrc(tag: string): string {
  return `/art/flags/${tag}.svg`;
}
