/** 0 nothing typed, 1 weak to 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/** How hard a password is to guess, roughly: by length, by kinds of characters, and not by one character repeated. */
export function strengthOf(password: string): Strength {
  if (password === '') return 0;
  const length = password.length;
  const kindCount = kinds.filter((kind) => kind.test(password)).length;
  const isMonotone = new Set(password).size <= 3;
  if (length < 8 || isMonotone || kindCount === 1) return 1;
  if (length >= 14 || (length >= 10 && kindCount >= 4)) return 4;
  return kindCount >= 3 ? 3 : 2;
}
