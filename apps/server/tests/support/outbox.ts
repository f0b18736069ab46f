import type { Rooms } from './rooms.ts';

/** What the latest message to a number or address says; empty when there is none. */
export async function latestTo(rooms: Pick<Rooms, 'messages' | 'siteId'>, to: string): Promise<string> {
  const latest = (await rooms.messages.latest(rooms.siteId, 100)).find((message) => message.to === to);
  const message = latest && (await rooms.messages.read(rooms.siteId, latest.id, 'test'));
  return message?.content?.text ?? '';
}

/** The code in the latest message to a number or address. */
export async function codeIn(rooms: Pick<Rooms, 'messages' | 'siteId'>, to: string): Promise<string> {
  return /\b\d{6}\b/.exec(await latestTo(rooms, to))?.[0] ?? '';
}
