import { UsageError } from './usage-error.ts';
import { problemWith } from './word-rules.ts';

/** One command as the usage text has it: `adjust propose ACCOUNT AMOUNT REASON   proposes one; ...`. */
interface UsageLine {
  /** With the lines that are set further in and go on with it. */
  text: string;
  noun: string;
  /** What it may be; undefined where the noun is the whole command. */
  verbs: string[] | undefined;
  /** The words after it; the first ones have to be there. */
  names: string[];
  neededCount: number;
}

function lineOf(text: string): UsageLine {
  const [synopsis = ''] = text.trim().split(/ {2,}|\n/, 1);
  // What a flag brings stands at no place of its own.
  const tokens = synopsis.replaceAll(/ \[--[^\]]*\]/g, '').split(' ');
  const [noun = '', verb = ''] = tokens;
  const verbs = /^[a-z]/.test(verb) ? verb.split('|') : undefined;
  const after = tokens.slice(verbs === undefined ? 1 : 2).filter((token) => !token.includes('--'));
  const optionalAt = after.findIndex((token) => token.startsWith('['));
  const names = after.map((token) => token.replaceAll(/[[\]]/g, ''));
  return { text, noun, verbs, names, neededCount: optionalAt === -1 ? names.length : optionalAt };
}

/** The commands that a usage text tells of. */
function linesIn(usage: string): UsageLine[] {
  const starts = usage.split(/\n(?= {2}\S)/).slice(1);
  return starts.map((text) => lineOf(text.split(/\n(?=\n|\S)/, 1)[0] ?? text));
}

/** The lines about these words: of noun and verb, else of the noun alone. */
function linesFor([noun, verb = '']: readonly string[], usage: string): UsageLine[] {
  const ofNoun = linesIn(usage).filter((line) => line.noun === noun);
  const ofVerb = ofNoun.filter(({ verbs }) => verbs?.includes(verb));
  return ofVerb.length > 0 ? ofVerb : ofNoun.filter(({ verbs }) => verbs === undefined);
}

function problemsOf(line: UsageLine, words: readonly string[]): string[] {
  const { names, neededCount, text } = line;
  const given = words.slice(line.verbs === undefined ? 1 : 2);
  const end = given.indexOf('');
  const count = end === -1 ? given.length : end;
  if (count < neededCount) return [`Missing: ${names.slice(count, neededCount).join(' ')}`];
  return names.slice(0, count).flatMap((name, at) => {
    // A reason takes all the words that are left.
    const word = name === 'REASON' ? given.slice(at).join(' ') : (given[at] ?? '');
    return problemWith(word, name, text) ?? [];
  });
}

/** Refuses words that lack something which their command needs, or have something that it cannot take. */
export function checkWords(words: readonly string[], usage: string): void {
  const problems = linesFor(words, usage).map((line) => problemsOf(line, words));
  const [first] = problems;
  if (first !== undefined && problems.every((found) => found.length > 0)) throw new UsageError(first);
}

/** The lines of a usage text about these words: of their command, else of their noun, else all. */
export function usageFor(words: readonly string[], usage: string): string {
  const lines = linesFor(words, usage);
  const own = lines.length > 0 ? lines : linesIn(usage).filter(({ noun }) => noun === words[0]);
  const [title = ''] = usage.split('\n', 1);
  return own.length === 0 ? usage : [title, ...own.map(({ text }) => text)].join('\n');
}
