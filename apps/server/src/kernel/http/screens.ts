import type { Server, Socket } from 'socket.io';

/** What a socket knows of its caller. */
interface SocketData {
  sessionId: string;
  memberId: string;
  siteId: string;
  isTrial: boolean;
}

/** What an open screen says: which chat room it shows, and that it shows none any more. */
interface ScreenEvents {
  'chat.join': (room: unknown) => void;
  'chat.leave': () => void;
}
type Told = Record<string, (payload: unknown) => void>;

/** The open screens of this process. */
export type Screens = Server<ScreenEvents, Told, object, SocketData>;
export type Screen = Socket<ScreenEvents, Told, object, SocketData>;

/** Where all screens of a member hear. */
export const roomOf = (memberId: string): string => `member:${memberId}`;

/** A chat room of a site. */
export interface ChatPlace {
  siteId: string;
  room: string;
}

const chatPrefix = 'chat:';

/** Where all screens that show a chat room hear. */
export const chatRoomOf = ({ siteId, room }: ChatPlace): string => `${chatPrefix}${siteId}:${room}`;
export const isChatRoom = (name: string): boolean => name.startsWith(chatPrefix);

/** Which chat room a name of `chatRoomOf` is of. */
export function chatPlaceOf(name: string): ChatPlace {
  const [, siteId = '', room = ''] = name.split(':');
  return { siteId, room };
}
