import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { MessagesSquareIcon } from '@quetzal/ui/icons';
import { ScrollRegion } from '@quetzal/ui/scroll-region';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { Fragment, useEffect, useMemo } from 'react';
import { markSeen } from '#shared/chat/seen-messages.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useMessages, useOlderMessages, useTrim } from './chat.queries.ts';
import { MessageRow, type MessageRowProps } from './message-row.tsx';
import { OlderMessages } from './older-messages.tsx';
import type { ChatMessage, RoomLog } from './room-log.ts';
import { useStick } from './use-stick.ts';

const removalMs = 2 * 60_000;
const nothing: RoomLog = { messages: [], hasOlder: false };

type Acts = Pick<MessageRowProps, 'onReport' | 'onDelete'>;

/** The messages of a room by day, the newest at the end; older ones come as the reader goes up. */
export function MessageList({ room, ...acts }: Acts & { room: string }) {
  const { t } = useTranslation('chat');
  const list = useMessages(room);
  const older = useOlderMessages(room);
  const trim = useTrim(room);
  const { messages, hasOlder } = list.data ?? nothing;
  const oldestId = messages[0]?.id;
  const newestId = messages.at(-1)?.id;
  const askOlder = () => {
    if (hasOlder && oldestId !== undefined && !older.isPending) older.mutate(oldestId);
  };
  const start = `${older.status} ${hasOlder}`;
  const { ref, hasNew, onScroll, toEnd } = useStick(
    { lines: messages, start },
    {
      // What has failed is asked again by hand, not by every touch of the wheel.
      onStart: () => !older.isError && askOlder(),
      onEnd: trim,
    },
  );
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
        // Whoever takes a message back goes on with the keyboard here, however few there are.
        tabIndex={0}
        // The reader's place is kept by useStick, the same in every browser.
        className="min-h-0 flex-1 overscroll-contain pe-1 [overflow-anchor:none]"
      >
        {messages.length === 0 ? (
          <EmptyState icon={<MessagesSquareIcon />} title={t('none')} detail={t('none_detail')} className="py-12" />
        ) : (
          <OlderMessages hasOlder={hasOlder} isPending={older.isPending} isFailed={older.isError} onAsk={askOlder} />
        )}
        <Rows messages={messages} asOf={list.dataUpdatedAt} {...acts} />
      </ScrollRegion>
      {hasNew && (
        <Button size="sm" onClick={toEnd} className="absolute inset-x-0 bottom-2 mx-auto w-fit">
          {t('new')}
        </Button>
      )}
    </div>
  );
}

interface RowsProps extends Acts {
  messages: readonly ChatMessage[];
  /** When the room was heard of last, in epoch milliseconds. */
  asOf: number;
}

function Rows({ messages, asOf, ...acts }: RowsProps) {
  const { date } = useFormat();
  const { hasAccount } = useSession();
  const days = useMemo(() => messages.map(({ at }) => date(at)), [messages, date]);
  return messages.map((message, place) => {
    const { id, at, isOwn } = message;
    const day = days[place];
    return (
      <Fragment key={id}>
        {days[place - 1] !== day && <p className="border-b border-line py-1.5 text-center text-xs text-fg-3">{day}</p>}
        <MessageRow
          message={message}
          isReportable={hasAccount && !isOwn}
          isDeletable={isOwn && asOf - new Date(at).getTime() < removalMs}
          {...acts}
        />
      </Fragment>
    );
  });
}
