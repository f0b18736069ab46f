import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem } from '@quetzal/ui/dropdown-menu';
import { IconButton } from '@quetzal/ui/icon-button';
import { EllipsisIcon } from '@quetzal/ui/icons';
import { memo, useLayoutEffect, useRef } from 'react';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import type { ReportReason } from './chat.queries.ts';
import type { ChatMessage } from './room-log.ts';

const reasons: readonly ReportReason[] = ['spam', 'abuse', 'contact', 'other'];

export interface MessageRowProps {
  message: ChatMessage;
  isReportable: boolean;
  /** Of own messages, until it is too late. */
  isDeletable: boolean;
  onReport: (report: { id: string; reason: ReportReason }) => void;
  onDelete: (id: string) => void;
}

/** One message: always text, whatever stands in it. A long room renders only the rows that change. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isReportable, isDeletable } = props;
  const { t } = useTranslation('chat');
  const { id, author, isOwn, text, removedBy, at } = message;
  const name = isOwn ? t('own') : author;
  return (
    <div data-line={id} className="flex items-start gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-xs text-fg-3">
          <bdi className={isOwn ? 'truncate font-semibold text-accent-text' : 'truncate font-semibold text-fg-2'}>
            {name}
          </bdi>
          <SiteTime at={at} look="clock" className="flex-none" />
        </p>
        {removedBy === null ? (
          <p dir="auto" className="text-sm whitespace-pre-wrap text-fg">
            {text}
          </p>
        ) : (
          <p className="text-sm text-fg-3 italic">{t(`removed.${removedBy}`)}</p>
        )}
      </div>
      {removedBy === null && (isReportable || isDeletable) && <RowMenu {...props} name={name} />}
    </div>
  );
});

function RowMenu({
  message: { id },
  isReportable,
  isDeletable,
  onReport,
  onDelete,
  name,
}: MessageRowProps & { name: string }) {
  const { t } = useTranslation('chat');
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = trigger.current;
    // It goes with the message: the keyboard goes on in the list.
    return () => {
      if (button === document.activeElement) button?.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <DropdownMenu
      trigger={
        <IconButton ref={trigger} size="sm" label={t('actions', { author: name })}>
          <EllipsisIcon />
        </IconButton>
      }
    >
      {isDeletable && (
        <DropdownMenuItem tone="danger" onSelect={() => onDelete(id)}>
          {t('delete')}
        </DropdownMenuItem>
      )}
      {isReportable &&
        reasons.map((reason) => (
          <DropdownMenuItem key={reason} onSelect={() => onReport({ id, reason })}>
            {t(`reasons.${reason}`)}
          </DropdownMenuItem>
        ))}
    </DropdownMenu>
  );
}
