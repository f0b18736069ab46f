import type { Routes } from '#kernel/http/api-instance.ts';
import { addChatActs, addChatReads, type ChatOpsDeps } from './routes/chat-ops.ts';
import type { ChatRoutesDeps } from './routes/deps.ts';
import { addReadMessages } from './routes/read-messages.ts';
import { addReadRooms } from './routes/read-rooms.ts';
import { addWriteMessages } from './routes/write-messages.ts';

export { createChat, type Chat } from './chat.service.ts';
export { createModeration } from './moderation.service.ts';

/** The calls of people about the chat: its rooms, what is said there, saying something. */
export function chatRoutes(deps: ChatRoutesDeps): Routes {
  return (api) => {
    addReadRooms(api, deps);
    addReadMessages(api, deps);
    addWriteMessages(api, deps);
  };
}

/** The calls of operators about the chat: the log, reports, mutes. */
export function chatOpsRoutes(deps: ChatOpsDeps): Routes {
  return (api) => {
    addChatReads(api, deps);
    addChatActs(api, deps);
  };
}
