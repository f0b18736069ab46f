import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { MessagesSquareIcon } from '@quetzal/ui/icons';
import { ScrollRegion } from '@quetzal/ui/scroll-region';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { Fragment, useEffect } from 'react';
import { markSeen } from '#shared/chat/seen-messages.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { type ChatMessage, type ReportReason, useMessages } from './chat.queries.ts';
import { MessageRow } from './message-row.tsx';
import { useStick } from './use-stick.ts';

const removalMs = 2 * 60_000;

interface MessageListProps {
  room: string;
  onReport: (id: string, reason: ReportReason) => void;
  onDelete: (id: string) => void;
}

/** The messages of a room by day, the newest at the end. */
export function MessageList({ room, onReport, onDelete }: MessageListProps) {
  const { t } = useTranslation('chat');
  const list = useMessages(room);
  const messages = list.data ?? [];
  const { ref, hasNew, onScroll, toEnd } = useStick(messages[0]?.id, messages.at(-1)?.id);
  const newestId = messages.at(-1)?.id;
  useEffect(() => {
    if (newestId !== undefined) markSeen(newestId);
  }, [newestId]);
  if (list.data === undefined) {
    const { error, refetch } = list;
    if (error !== null) return <RegionError title={t('failed')} error={error} onRetry={() => void refetch()} />;
    return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ScrollRegion
        ref={ref}
        onScroll={onScroll}
        role="log"
        label={t('messages')}
        className="min-h-0 flex-1 overscroll-contain"
      >
        {list.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            busy={list.isFetchingNextPage}
            busyLabel={t('loading')}
            onClick={() => void list.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
        {messages.length === 0 && (
          <EmptyState icon={<MessagesSquareIcon />} title={t('none')} detail={t('none_detail')} className="py-12" />
        )}
        <Rows messages={messages} asOf={list.dataUpdatedAt} onReport={onReport} onDelete={onDelete} />
      </ScrollRegion>
      {hasNew && (
        <Button size="sm" onClick={toEnd} className="absolute inset-x-0 bottom-2 mx-auto w-fit">
          {t('new')}
        </Button>
      )}
    </div>
  );
}

interface RowsProps extends Omit<MessageListProps, 'room'> {
  messages: readonly ChatMessage[];
  /** When the room was heard of last, in epoch milliseconds. */
  asOf: number;
}

function Rows({ messages, asOf, onReport, onDelete }: RowsProps) {
  const { date } = useFormat();
  const { status } = useSession();
  const mayReport = status === 'member' || status === 'agent';
  return messages.map((message, place) => {
    const { id, at, isOwn } = message;
    const day = date(at);
    const before = messages[place - 1];
    const isDeletable = isOwn && asOf - new Date(at).getTime() < removalMs;
    return (
      <Fragment key={id}>
        {(before === undefined || date(before.at) !== day) && (
          <p className="border-b border-line py-1.5 text-center text-xs text-fg-3">{day}</p>
        )}
        <MessageRow
          message={message}
          onReport={mayReport && !isOwn ? (reason) => onReport(id, reason) : undefined}
          onDelete={isDeletable ? () => onDelete(id) : undefined}
        />
      </Fragment>
    );
  });
}
