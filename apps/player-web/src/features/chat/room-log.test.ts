import { expect, test } from 'vitest';
import {
  type ChatMessage,
  readAgain,
  type RoomLog,
  withMessage,
  withNewest,
  withOlder,
  withRemoved,
} from './room-log.ts';

const idOf = (number: number) => `m${String(number).padStart(4, '0')}`;
const line = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(number),
  room: 'general',
  author: 'car***91',
  isOwn: false,
  text: `Línea ${number}`,
  removedBy: null,
  at: '2026-11-20T10:00:00Z',
  ...more,
});
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => line(from + place));
const numbers = (log: RoomLog | undefined) => log?.messages.map(({ id }) => Number(id.slice(1)));
const range = (from: number, to: number) => lines(from, to).map(({ id }) => Number(id.slice(1)));

/** A server that keeps these lines and tells ten at once; says how often it was asked. */
function serverOf(kept: ChatMessage[], onAsk: () => void = () => undefined) {
  const server = { asked: 0 };
  const ask = async (before: string | undefined) => {
    server.asked += 1;
    const found = kept.filter(({ id }) => before === undefined || id < before).toReversed();
    onAsk();
    return { content: found.slice(0, 10), hasMore: found.length > 10 };
  };
  return { server, ask };
}

test('a first reading takes one window, and knows whether more is kept', async () => {
  const { ask, server } = serverOf(lines(1, 25));
  const log = await readAgain(ask, () => undefined);
  expect([numbers(log), log.hasOlder, server.asked]).toEqual([range(16, 25), true, 1]);
  expect((await readAgain(serverOf(lines(1, 10)).ask, () => undefined)).hasOlder).toBe(false);
});

test('after an absence everything missed comes in, each line once, and what was known above it stays', async () => {
  const known: RoomLog = { messages: lines(6, 20), hasOlder: true };
  const log = await readAgain(serverOf(lines(1, 47)).ask, () => known);
  expect(numbers(log)?.slice(-42)).toEqual(range(6, 47));
  expect(new Set(numbers(log)).size).toBe(log.messages.length);
});

test('a line that was taken out meanwhile is taken out here too, wherever it stands', async () => {
  const kept = lines(1, 30).map((one) => (one.id === idOf(8) ? line(8, { text: null, removedBy: 'moderator' }) : one));
  const log = await readAgain(serverOf(kept).ask, () => ({ messages: lines(5, 28), hasOlder: true }));
  expect(log.messages.find(({ id }) => id === idOf(8))).toMatchObject({ text: null, removedBy: 'moderator' });
});

test('what is heard, taken out or scrolled to during the reading stays', async () => {
  let known: RoomLog | undefined = { messages: lines(11, 20), hasOlder: true };
  const { ask } = serverOf(lines(1, 20), () => {
    known = withMessage(known, line(21));
    known = withRemoved(known, { id: idOf(12), removedBy: 'author' });
    known = withOlder(known, { content: lines(1, 10).toReversed(), hasMore: false });
  });
  const log = await readAgain(ask, () => known);
  expect(numbers(log)).toEqual(range(1, 21));
  expect(log.hasOlder).toBe(false);
  expect(log.messages[11]).toMatchObject({ id: idOf(12), text: null, removedBy: 'author' });
});

test('a very long absence begins anew, without a hole between what was and what is', async () => {
  const { ask, server } = serverOf(lines(1, 500));
  const log = await readAgain(ask, () => ({ messages: lines(1, 20), hasOlder: false }));
  expect([numbers(log), log.hasOlder, server.asked]).toEqual([range(401, 500), true, 10]);
});

test('a line comes in once and in its place; a window that is told twice changes nothing', () => {
  const log: RoomLog = { messages: [line(4), line(6)], hasOlder: true };
  expect(numbers(withMessage(withMessage(log, line(5)), line(5)))).toEqual([4, 5, 6]);
  const window = { content: [line(3), line(2)], hasMore: false };
  expect(withOlder(withOlder(log, window), window)).toMatchObject({ hasOlder: false });
  expect(numbers(withOlder(withOlder(log, window), window))).toEqual([2, 3, 4, 6]);
});

test('a list at its end forgets what is old, and knows that it is still kept elsewhere', () => {
  const log = withNewest({ messages: lines(1, 30), hasOlder: false }, 20);
  expect([numbers(log), log?.hasOlder]).toEqual([range(11, 30), true]);
  const short: RoomLog = { messages: lines(1, 5), hasOlder: false };
  expect(withNewest(short, 20)).toBe(short);
});
