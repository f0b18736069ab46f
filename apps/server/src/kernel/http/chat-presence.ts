import type { Events } from '../events/events.ts';
import { paced } from '../events/paced.ts';
import { chatPlaceOf, chatRoomOf, type ChatPlace, isChatRoom, type Screen, type Screens } from './screens.ts';

/** Where all processes write down who is in which room. */
export interface PresenceBook {
  /** Says who is in a room by way of this process: these and nobody else. A room that the site has not is ignored. */
  keep(place: ChatPlace, memberIds: readonly string[]): Promise<void>;
  /** How many members are in a room by way of any process, each once. */
  count(place: ChatPlace): Promise<number>;
  /** Forgets processes that ended without a word. */
  forgetUnseen(): Promise<void>;
  /** This process ends: nobody is here by way of it. */
  leave(): Promise<void>;
}

interface PresenceDeps {
  events: Pick<Events, 'publish' | 'subscribe'>;
  book: PresenceBook;
  onError: (error: unknown) => void;
  /** Shorter in tests, milliseconds. */
  beatMs?: number;
  pauseMs?: number;
}

/**
 * Tells the screens of a chat room how many members have it open, over all processes: soon after somebody comes or
 * goes, but no more often than once in a pause, and after a beat at the latest where a process has ended.
 */
export function addChatPresence(io: Screens, deps: PresenceDeps): { close: () => Promise<void> } {
  const { events, book, onError, beatMs = 15_000, pauseMs = 3_000 } = deps;
  const { adapter } = io.of('/');
  const told = new Map<string, number>();
  let isClosed = false;

  const screensIn = (name: string): Screen[] =>
    [...(adapter.rooms.get(name) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);
  const keep = (name: string): Promise<void> => {
    // Demo accounts only read, like visitors: they are not counted either.
    const members = screensIn(name).filter(({ data }) => !data.isTrial);
    return book.keep(chatPlaceOf(name), [...new Set(members.map(({ data }) => data.memberId))]);
  };
  const show = async (name: string): Promise<void> => {
    if (isClosed || !adapter.rooms.has(name)) return void told.delete(name);
    const here = await book.count(chatPlaceOf(name));
    if (told.get(name) === here) return;
    told.set(name, here);
    io.to(name).emit('chat.here', { room: chatPlaceOf(name).room, here });
  };
  const say = async (name: string): Promise<void> => {
    if (isClosed) return;
    await keep(name);
    events.publish('chat.moved', chatPlaceOf(name));
  };
  const sayPaced = paced((name) => void say(name).catch(onError), pauseMs);
  const showPaced = paced((name) => void show(name).catch(onError), pauseMs);

  adapter.on('join-room', (name: string, id: string) => {
    if (!isChatRoom(name)) return;
    const here = told.get(name);
    if (here !== undefined)
      io.of('/')
        .sockets.get(id)
        ?.emit('chat.here', { room: chatPlaceOf(name).room, here });
    sayPaced(name);
  });
  adapter.on('leave-room', (name: string) => {
    if (isChatRoom(name)) sayPaced(name);
  });
  events.subscribe('chat.moved', (place) => showPaced(chatRoomOf(place)));

  const beat = async (): Promise<void> => {
    const names = [...adapter.rooms.keys()].filter(isChatRoom);
    await Promise.all(names.map(keep));
    await book.forgetUnseen();
    await Promise.all(names.map(show));
  };
  const timer = setInterval(() => void beat().catch(onError), beatMs);
  timer.unref();
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await book.leave().catch(onError);
    },
  };
}
