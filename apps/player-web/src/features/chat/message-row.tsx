import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem } from '@quetzal/ui/dropdown-menu';
import { IconButton } from '@quetzal/ui/icon-button';
import { EllipsisIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { ChatMessage, ReportReason } from './chat.queries.ts';

const reasons: readonly ReportReason[] = ['spam', 'abuse', 'contact', 'other'];

interface MessageRowProps {
  message: ChatMessage;
  /** Left out for who may not report. */
  onReport?: ((reason: ReportReason) => void) | undefined;
  /** Left out when it is too late, and for messages of others. */
  onDelete?: (() => void) | undefined;
}

/** One message: always text, whatever stands in it. */
export function MessageRow({ message, onReport, onDelete }: MessageRowProps) {
  const { t } = useTranslation('chat');
  const { time } = useFormat();
  const { author, isOwn, text, removedBy, at } = message;
  const name = isOwn ? t('own') : author;
  return (
    <div className="flex items-start gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-xs text-fg-3">
          <bdi className={isOwn ? 'truncate font-semibold text-accent-text' : 'truncate font-semibold text-fg-2'}>
            {name}
          </bdi>
          <time dateTime={at} className="flex-none">
            {time(at)}
          </time>
        </p>
        {removedBy === null ? (
          <p dir="auto" className="text-sm wrap-break-word whitespace-pre-wrap text-fg">
            {text}
          </p>
        ) : (
          <p className="text-sm text-fg-3 italic">{t(`removed.${removedBy}`)}</p>
        )}
      </div>
      {removedBy === null && (onReport !== undefined || onDelete !== undefined) && (
        <DropdownMenu
          trigger={
            <IconButton size="sm" label={t('actions', { author: name })}>
              <EllipsisIcon />
            </IconButton>
          }
        >
          {onDelete !== undefined && (
            <DropdownMenuItem tone="danger" onSelect={onDelete}>
              {t('delete')}
            </DropdownMenuItem>
          )}
          {onReport !== undefined &&
            reasons.map((reason) => (
              <DropdownMenuItem key={reason} onSelect={() => onReport(reason)}>
                {t(`reasons.${reason}`)}
              </DropdownMenuItem>
            ))}
        </DropdownMenu>
      )}
    </div>
  );
}
