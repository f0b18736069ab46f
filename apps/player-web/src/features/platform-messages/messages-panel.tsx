import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { EmptyState } from '@quetzal/ui/empty-state';
import { CheckIcon, MailIcon } from '@quetzal/ui/icons';
import { LoadMore } from '@quetzal/ui/load-more';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useState } from 'react';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useUnreadCount } from '#shared/unread/unread.queries.ts';
import { useDeletion } from './use-deletion.ts';
import { DeletionNote } from './deletion-note.tsx';
import { MessageRow } from './message-row.tsx';
import { useMessages, useReadAll, useReadMessage, type Message } from './messages.queries.ts';
import { useShownMessages } from './use-shown-messages.ts';

const none: readonly Message[] = [];

interface MessagesPanelProps {
  /** The message that the address names as open. */
  messageId: string | null;
  onShow: (messageId: string | null) => void;
}

/** What the platform wrote to the member: opening a message reads it. */
export function MessagesPanel({ messageId, onShow }: MessagesPanelProps) {
  const { t } = useTranslation('platform-messages');
  usePageTitle(t('title'));
  const errorText = useErrorText();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const unread = useUnreadCount();
  const readAll = useReadAll();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <SegmentedControl
          label={t('filter')}
          options={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread') },
          ]}
          value={unreadOnly ? 'unread' : 'all'}
          onValueChange={(next) => setUnreadOnly(next === 'unread')}
        />
        <Button
          variant="secondary"
          size="sm"
          disabled={unread === 0}
          busy={readAll.isPending}
          busyLabel={t('saving')}
          onClick={() => readAll.mutate()}
        >
          <CheckIcon />
          {t('read_all')}
        </Button>
      </div>
      {readAll.error !== null && <Alert tone="danger">{errorText(readAll.error)}</Alert>}
      <Messages
        unreadOnly={unreadOnly}
        // Who marks all as read is done with them.
        view={`${unreadOnly} ${readAll.isSuccess && readAll.submittedAt}`}
        messageId={messageId}
        onShow={onShow}
      />
    </div>
  );
}

interface MessagesProps extends MessagesPanelProps {
  unreadOnly: boolean;
  /** Another one begins anew: what was read is no longer shown among the unread. */
  view: string;
}

function Messages({ unreadOnly, view, messageId, onShow }: MessagesProps) {
  const { t } = useTranslation('platform-messages');
  const { number } = useFormat();
  const errorText = useErrorText();
  const unread = useUnreadCount();
  const list = useMessages(unreadOnly);
  const listed = list.data?.messages ?? none;
  const { messages, isRead, take } = useShownMessages(listed, { unreadOnly, view });
  const deletion = useDeletion(take);
  const read = useReadMessage((id) => take({ id, change: 'read' }));
  if (list.data === undefined) {
    const { error, refetch } = list;
    if (error !== null) return <RegionError title={t('failed')} error={error} onRetry={() => void refetch()} />;
    return <PanelSkeleton parts={['rows']} />;
  }
  // What is shown although it has left the list is one more of it.
  const total = list.data.total + messages.length - listed.length;
  if (messages.length === 0)
    return (
      <>
        <DeletionNote deletion={deletion} />
        <EmptyState
          icon={<MailIcon />}
          title={t(unreadOnly ? 'none_unread' : 'none')}
          detail={t('none_detail')}
          className="py-12"
        />
      </>
    );
  return (
    <>
      <DeletionNote deletion={deletion} />
      <Card variant="inset" padding="none" className="overflow-hidden" asChild>
        <ul>
          {messages.map((message) => {
            const isUnread = unread > 0 && !isRead(message);
            return (
              <MessageRow
                key={message.id}
                message={message}
                isUnread={isUnread}
                isOpen={message.id === messageId}
                onToggle={() => onShow(message.id === messageId ? null : message.id)}
                onRead={() => read.mutate(message.id)}
                onDelete={() => {
                  onShow(null);
                  deletion.remove(message.id);
                }}
              />
            );
          })}
        </ul>
      </Card>
      {list.isFetchNextPageError && <Alert tone="danger">{errorText(list.error)}</Alert>}
      {list.hasNextPage && (
        <LoadMore
          shownCount={messages.length}
          totalCount={total}
          progressLabel={t('shown', { shown: number(messages.length), total: number(total) })}
          label={t('more')}
          busy={list.isFetchingNextPage}
          busyLabel={t('loading')}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
