import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { SelectField } from '@quetzal/ui/select-field';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useErrorText } from '@quetzal/web-kit/form';
import { useCallback } from 'react';
import { useChatRooms } from '#shared/chat/chat-rooms.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useIsAway, useLiveMessages, useReport, useTakeBack } from './chat.queries.ts';
import { Composer } from './composer.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { HereNow } from './here-now.tsx';
import { MessageList } from './message-list.tsx';
import type { MessageRowProps } from './message-row.tsx';
import { RulesNote } from './rules-note.tsx';

interface ChatPanelProps {
  /** The room that the address names; the first one where there is none of that name. */
  room: string;
  onRoomChange: (room: string) => void;
}

/** The chat: its rooms, what was said, and where one writes. It fills the height that it is given. */
export function ChatPanel({ room, onRoomChange }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  const rooms = useChatRooms();
  if (rooms.data === undefined) {
    const { error, refetch } = rooms;
    if (error !== null) return <RegionError title={t('failed')} error={error} onRetry={() => void refetch()} />;
    return <Skeleton className="h-full rounded-lg" />;
  }
  const { content } = rooms.data;
  const shown = content.find(({ code }) => code === room) ?? content[0];
  if (shown === undefined) return null;
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        {content.length > 1 && (
          <SelectField
            className="min-w-0 flex-1"
            label={t('rooms')}
            labelHidden
            options={content.map(({ code, title }) => ({ value: code, label: title }))}
            value={shown.code}
            onValueChange={onRoomChange}
          />
        )}
        <HereNow room={shown.code} listed={shown.here} />
      </div>
      <RulesNote />
      <Room key={shown.code} room={shown.code} />
    </div>
  );
}

function Room({ room }: { room: string }) {
  const { t } = useTranslation(['chat', 'common']);
  const errorText = useErrorText();
  const takeBack = useTakeBack(room);
  const report = useReport();
  const isAway = useIsAway(room);
  useLiveMessages(room);
  const error = takeBack.error ?? report.error;
  const { mutate: remove, reset: forgetRemoval } = takeBack;
  const { mutate: tell, reset: forgetReport } = report;
  // What is said below is of the last act alone.
  const onDelete = useCallback<MessageRowProps['onDelete']>(
    (id) => {
      forgetReport();
      remove(id);
    },
    [forgetReport, remove],
  );
  const onReport = useCallback<MessageRowProps['onReport']>(
    (told) => {
      forgetRemoval();
      tell(told);
    },
    [forgetRemoval, tell],
  );
  return (
    <>
      <MessageList room={room} onReport={onReport} onDelete={onDelete} />
      {error !== null && <Alert tone="danger">{errorText(error)}</Alert>}
      {error === null && report.isSuccess && (
        <Alert tone="success" role="status" onDismiss={forgetReport} dismissLabel={t('common:actions.close')}>
          {t('reported')}
        </Alert>
      )}
      <ConnectionBar isAway={isAway} />
      <Composer room={room} isAway={isAway} />
    </>
  );
}
