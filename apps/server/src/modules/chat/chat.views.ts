import { shownName } from '@quetzal/domain/chat';
import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import type { ChatMessage, KeptMessage } from './chat.model.ts';

const RemovedBy = Type.Union([Type.Literal('author'), Type.Literal('moderator'), Type.Null()]);

/** A message as its reader sees it. */
export const ChatMessageView = Type.Object({
  id: Type.String({ description: 'Grows with time' }),
  room: Type.String(),
  author: Type.String({ description: 'The nickname, else the masked account' }),
  isOwn: Type.Boolean(),
  text: Type.Union([Type.String(), Type.Null()], { description: 'Plain text; null when it was removed' }),
  removedBy: RemovedBy,
  at: Instant,
});

/** What of a site decides which names are shown. */
interface NamingSite {
  name: string;
  settings: { chat: { bannedWords: readonly string[] } };
}

/** A message as everybody in the room may read it. */
export function messageOf(kept: KeptMessage, { name, settings }: NamingSite): ChatMessage {
  const { id, room, content, removedBy, createdAt } = kept;
  const text = removedBy === null ? content : null;
  const author = shownName(kept, settings.chat.bannedWords, name);
  return { id, room, author, text, removedBy, at: createdAt.toISOString() };
}

/** The same for one reader. */
export const messageFor = (
  kept: KeptMessage,
  site: NamingSite,
  readerId: string | undefined,
): Static<typeof ChatMessageView> => ({ ...messageOf(kept, site), isOwn: kept.memberId === readerId });
