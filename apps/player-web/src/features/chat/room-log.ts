import type { ValueOf } from '#shared/wire/answer.ts';

type Window = ValueOf<'listChatMessages'>;
export type ChatMessage = Window['content'][number];

/** What is known of a room: an unbroken stretch up to its newest message, the oldest first. */
export interface RoomLog {
  messages: readonly ChatMessage[];
  /** Whether older ones are kept on the server. */
  hasOlder: boolean;
}

/** Asks for a window of a room, newest first, before a message where one is named. */
export type AskWindow = (before: string | undefined) => Promise<Window>;

/** So many windows are asked for to join what is new to what is known; a longer absence begins anew. */
const windowsMax = 10;

const byId = (a: ChatMessage, b: ChatMessage) => (a.id < b.id ? -1 : 1);

/** Puts a message that was said in its place; one that is there already stays as it is. */
export function withMessage(log: RoomLog | undefined, message: ChatMessage): RoomLog | undefined {
  if (log === undefined || log.messages.some(({ id }) => id === message.id)) return log;
  return { ...log, messages: [...log.messages, message].toSorted(byId) };
}

/** Takes the text of a message out; its place stays. */
export function withRemoved(
  log: RoomLog | undefined,
  { id, removedBy }: Pick<ChatMessage, 'id' | 'removedBy'>,
): RoomLog | undefined {
  if (log === undefined) return log;
  const take = (message: ChatMessage) => (message.id === id ? { ...message, text: null, removedBy } : message);
  return { ...log, messages: log.messages.map(take) };
}

/** Puts the window before the oldest known message in front. */
export function withOlder(log: RoomLog | undefined, { content, hasMore }: Window): RoomLog | undefined {
  if (log === undefined) return log;
  const known = new Set(log.messages.map(({ id }) => id));
  const older = content.filter(({ id }) => !known.has(id)).toReversed();
  return { messages: [...older, ...log.messages], hasOlder: hasMore };
}

/** Forgets all but the newest messages: a list at its end needs no more. */
export function withNewest(log: RoomLog | undefined, count: number): RoomLog | undefined {
  if (log === undefined || log.messages.length <= count) return log;
  return { messages: log.messages.slice(-count), hasOlder: true };
}

/**
 * Reads a room anew, from its newest message down to the oldest that is known: what was said and taken out unheard comes
 * in, without a gap and without losing the reader's place. `known` tells what is known at the time of the call: messages
 * that come over the live line during the reading stay.
 */
export async function readAgain(ask: AskWindow, known: () => RoomLog | undefined): Promise<RoomLog> {
  const before = known();
  const oldestId = before?.messages[0]?.id;
  const read = await readDown(ask, oldestId, []);
  return join(read, before, known());
}

/** Reads windows, each from where the one before it ended, until one reaches a message or there are enough. */
async function readDown(ask: AskWindow, oldestId: string | undefined, windows: readonly Window[]): Promise<RoomLog> {
  const next = await ask(windows.at(-1)?.content.at(-1)?.id);
  const all = [...windows, next];
  if (next.hasMore && all.length < windowsMax && isBeyond(next.content, oldestId)) return readDown(ask, oldestId, all);
  return { messages: all.flatMap(({ content }) => content).toReversed(), hasOlder: next.hasMore };
}

const isBeyond = (found: readonly ChatMessage[], oldestId: string | undefined): boolean =>
  oldestId !== undefined && (found.at(-1)?.id ?? '') > oldestId;

/** What was read, and what was heard or scrolled to while it was read. */
function join(read: RoomLog, before: RoomLog | undefined, now: RoomLog | undefined): RoomLog {
  if (now === undefined) return read;
  const isJoined = before === undefined || !isBeyond(read.messages.toReversed(), before.messages[0]?.id);
  const had = new Set(before?.messages.map(({ id }) => id));
  const oldestRead = read.messages[0]?.id ?? '';
  const arrived = now.messages.filter(({ id }) => !had.has(id) && (isJoined || id > oldestRead));
  const removed = new Map(now.messages.filter(({ text }) => text === null).map((message) => [message.id, message]));
  const places = new Map([...arrived, ...read.messages].map((message) => [message.id, message]));
  const messages = [...places.values()].map((message) => removed.get(message.id) ?? message).toSorted(byId);
  const isOlderThanRead = messages[0] !== undefined && messages[0].id < oldestRead;
  return { messages, hasOlder: isOlderThanRead ? now.hasOlder : read.hasOlder };
}
