import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice: argon2id (the library's default kind), 19 MiB, two passes, one lane. About 40 ms on a small server. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** What is stored of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password is the one of the hash. Without a hash (nobody of that name) it takes as long and answers no, so
 * that the time does not tell who exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this one');
  const matches = await verify(stored ?? (await dummy), password);
  return matches && stored !== undefined;
}
