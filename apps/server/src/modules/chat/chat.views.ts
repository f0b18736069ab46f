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

/** A message as everybody in the room may read it. */
export function messageOf(kept: KeptMessage, bannedWords: readonly string[]): ChatMessage {
  const { id, room, content, removedBy, createdAt } = kept;
  const text = removedBy === null ? content : null;
  return { id, room, author: shownName(kept, bannedWords), text, removedBy, at: createdAt.toISOString() };
}

/** The same for one reader. */
export const messageFor = (
  kept: KeptMessage,
  bannedWords: readonly string[],
  readerId: string | undefined,
): Static<typeof ChatMessageView> => ({ ...messageOf(kept, bannedWords), isOwn: kept.memberId === readerId });
