import { createHash } from 'node:crypto';
import type { Person } from './outside-accounts.model.ts';

const addressPattern = /^[^\s@]{1,60}@[^\s@]{1,60}$/;
const nameLengthMax = 60;

/** Reads who a visitor says to be; undefined when name or address is none. */
export function readPerson(form: URLSearchParams): Person | undefined {
  const name = (form.get('name') ?? '').trim();
  const email = (form.get('email') ?? '').trim().toLowerCase();
  if (name === '' || name.length > nameLengthMax || !addressPattern.test(email)) return undefined;
  const id = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
  return { id, name, email, isEmailVerified: form.get('verified') === 'on' };
}
