import type { Site } from '#modules/site';
import { chatErrors } from './chat.errors.ts';
import type { ChatRoom } from './chat.model.ts';

/** The room of a code at a site. Refuses with `chat.room_unknown`. */
export function roomOf({ settings }: Site, code: string): ChatRoom {
  const room = settings.chat.rooms.find((known) => known.code === code);
  if (room === undefined) throw chatErrors.roomUnknown();
  return room;
}

/** The room that somebody comes into who names none: the one of their language, else the first. */
export function firstRoomOf({ settings }: Site, language: string): ChatRoom {
  const { rooms } = settings.chat;
  const room = rooms.find((known) => known.language === language) ?? rooms[0];
  if (room === undefined) throw chatErrors.roomUnknown();
  return room;
}

/** What a room is called in a language, else in the site's own. */
export const titleOf = ({ titles, code }: ChatRoom, language: string, { defaultLanguage }: Site): string =>
  titles[language] ?? titles[defaultLanguage] ?? code;
