import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { MessagesSquareIcon } from '@quetzal/ui/icons';
import { anyChatRoom, useChatRoom } from '#shared/chat/use-chat-room.ts';
import { useChatRooms } from '#shared/chat/chat-rooms.queries.ts';
import { seenMessage } from '#shared/chat/seen-messages.ts';

/** Opens and closes the chat; a dot says that something is new to who has read there before. */
export function ChatOpener() {
  const { t } = useTranslation('chat');
  const { room, show, close } = useChatRoom(false);
  const seen = seenMessage();
  const isOpen = room !== null;
  const rooms = useChatRooms(seen !== null && !isOpen).data?.content ?? [];
  const hasNew = !isOpen && seen !== null && rooms.some(({ newestId }) => newestId !== null && newestId > seen);
  return (
    <IconButton
      label={hasNew ? `${t('title')}: ${t('unread')}` : t('title')}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? close() : show(anyChatRoom))}
      className="relative"
    >
      <MessagesSquareIcon />
      {hasNew && <span className="absolute end-2 top-2 size-2 rounded-full bg-accent" />}
    </IconButton>
  );
}
