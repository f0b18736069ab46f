import type { Term } from './translation-files.ts';

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/** Terms of the glossary that an English sentence speaks of, by name. */
export function termsIn(sentence: string, glossary: Readonly<Record<string, Term>>): string[] {
  // The name of a placeholder is no word of the sentence.
  const said = sentence.replaceAll(/\{\{[^}]*\}\}|<[^<>]*>/g, ' ');
  return Object.entries(glossary)
    .filter(([, { english }]) => english.some((word) => new RegExp(String.raw`\b${escaped(word)}\b`, 'i').test(said)))
    .map(([name]) => name);
}

/**
 * Terms of an English sentence that its translation says in none of the language's words. A word is a stem: it may stand
 * within a longer one, as the grammar bends it. Terms for which the language has no words yet are left out.
 */
export function ignoredTerms(
  english: string,
  translation: string,
  glossary: Readonly<Record<string, Term>>,
  own: Readonly<Record<string, readonly string[]>>,
): string[] {
  const said = folded(translation);
  return termsIn(english, glossary).filter((name) => {
    const words = own[name];
    return words !== undefined && !words.some((word) => said.includes(folded(word)));
  });
}
