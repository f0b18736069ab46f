import { expect, test } from 'vitest';
import { findNumber } from './device-work.ts';

/** SHA-256 of `work:example:777`. */
async function targetOf(number: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`work:example:${number}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
const search = async (number: number, signal = new AbortController().signal) =>
  findNumber({ challenge: 'work:example', target: await targetOf(number), numberMax: 1_000 }, signal);

test('a number is found at the start, in the middle and at the end', async () => {
  expect([await search(0), await search(777), await search(1_000)]).toEqual([0, 777, 1_000]);
});

test('a number beyond the end is not looked for, and nobody is kept waiting who left', async () => {
  expect(await search(1_001)).toBeNull();
  expect(await search(777, AbortSignal.abort())).toBeNull();
});
