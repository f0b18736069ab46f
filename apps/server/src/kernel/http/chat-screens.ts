import type { Events } from '../events/events.ts';
import { chatRoomOf, isChatRoom, roomOf, type Screens } from './screens.ts';

const isCode = (room: unknown): room is string => typeof room === 'string' && /^[a-z][a-z0-9-]{1,23}$/.test(room);

/** Brings what is said in a chat room to the screens that show it: one room of its own site for each screen. */
export function addChatScreens(io: Screens, events: Pick<Events, 'subscribe'>): void {
  io.on('connection', (socket) => {
    const leave = (): void => {
      for (const name of socket.rooms) if (isChatRoom(name)) void socket.leave(name);
    };
    socket.on('chat.join', (room) => {
      leave();
      if (isCode(room)) void socket.join(chatRoomOf({ siteId: socket.data.siteId, room }));
    });
    socket.on('chat.leave', leave);
  });
  events.subscribe('chat.said', ({ siteId, room, memberId, message }) => {
    const own = roomOf(memberId);
    io.to(chatRoomOf({ siteId, room }))
      .except(own)
      .emit('chat.message', { ...message, isOwn: false });
    io.to(own).emit('chat.message', { ...message, isOwn: true });
  });
  events.subscribe('chat.removed', ({ siteId, ...removed }) => {
    io.to(chatRoomOf({ siteId, room: removed.room })).emit('chat.removed', removed);
  });
  events.subscribe('chat.standing', ({ memberId }) => void io.to(roomOf(memberId)).emit('chat.standing', {}));
}
