/** The sentences of the self-test, in their order. Their wording is our own. */
export const statements = ['plan', 'bills', 'chase', 'hide', 'restless', 'borrow', 'sleep', 'mind', 'escape'] as const;
export type Statement = (typeof statements)[number];

/** How often a sentence is true of somebody. */
export const answers = ['never', 'sometimes', 'often'] as const;
export type Answer = (typeof answers)[number];

export type Answers = Readonly<Partial<Record<Statement, Answer>>>;

const manyFrom = 4;

/** How many sentences have no answer yet. */
export function missingIn(given: Answers): number {
  return statements.filter((statement) => given[statement] === undefined).length;
}

/**
 * What whole answers amount to: no sign, some, or several. "Often" counts as two signs. The sums are a house rule that errs
 * on the side of care, not a clinical scale.
 */
export function verdictOf(given: Answers): 'calm' | 'some' | 'many' {
  const points = { never: 0, sometimes: 1, often: 2 };
  const sum = statements.reduce((total, statement) => total + points[given[statement] ?? 'never'], 0);
  if (sum === 0) return 'calm';
  return sum >= manyFrom ? 'many' : 'some';
}
