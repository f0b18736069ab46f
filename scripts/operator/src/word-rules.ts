interface Rule {
  isRight(word: string): boolean;
  /** What such a word is, for whoever wrote another. */
  says: string;
}

const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/;

const isInstant = (word: string): boolean => instant.test(word) && !Number.isNaN(Date.parse(word));
// The calendar of JavaScript makes the second of March of the thirtieth of February.
const isDay = (word: string): boolean =>
  day.test(word) && isInstant(word) && new Date(word).toISOString().startsWith(word);
const isCount = (word: string): boolean => /^\d{1,6}$/.test(word);

const rules: Readonly<Record<string, Rule>> = {
  AMOUNT: {
    isRight: (word) => /^-?\d+(\.\d+)?$/.test(word) && Number(word) !== 0,
    says: 'AMOUNT is a number other than 0, as 250.00',
  },
  REASON: {
    isRight: (word) => word.trim().length >= 3 && word.length <= 500,
    says: 'REASON says why, in 3 to 500 characters',
  },
  UNTIL: { isRight: isInstant, says: 'UNTIL is an ISO time, as 2026-12-01T06:00:00Z' },
  'UNTIL|-': {
    isRight: (word) => word === '-' || isInstant(word),
    says: 'UNTIL is an ISO time, as 2026-12-01T06:00:00Z, or - where nobody knows it',
  },
  DAY: { isRight: isDay, says: 'DAY is a day of the calendar, as 2026-11-20' },
  'MONTHS|ever': {
    isRight: (word) => word === 'ever' || isCount(word),
    says: 'MONTHS is a whole number, or "ever"',
  },
  ...Object.fromEntries(
    ['TIMES', 'DAYS', 'HOURS', 'MINUTES', 'ROUNDS', 'COUNT'].map((name) => [
      name,
      { isRight: isCount, says: `${name} is a whole number` },
    ]),
  ),
};

/** The states that the text of a command names, between its brackets and before a semicolon. */
const statesIn = (text: string): string[] =>
  /\(([a-z_, ]+)/
    .exec(text)?.[1]
    ?.split(',')
    .map((word) => word.trim()) ?? [];

function oneOf(name: string, words: readonly string[]): Rule {
  return { isRight: (word) => words.includes(word), says: `${name} is one of ${words.join(', ')}` };
}

function ruleOf(name: string, text: string): Rule | undefined {
  if (name === 'STATE') return oneOf(name, statesIn(text));
  // Such a place has no name of its own.
  if (/^[a-z0-9_]+(\|[a-z0-9_]+)+$/.test(name)) return oneOf('This word', name.split('|'));
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/** What is wrong with a word that stands where the command's text has `name`; undefined when nothing is. */
export function problemWith(word: string, name: string, text: string): string | undefined {
  const rule = ruleOf(name, text);
  return rule === undefined || rule.isRight(word) ? undefined : rule.says;
}
