import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { cn } from '@quetzal/ui/class-names';
import { IconPlate } from '@quetzal/ui/icon-plate';
import {
  ChevronDownIcon,
  CircleArrowDownIcon,
  CircleArrowUpIcon,
  KeyRoundIcon,
  MailIcon,
  ShieldCheckIcon,
  SparklesIcon,
  Trash2Icon,
} from '@quetzal/ui/icons';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import type { Message } from './messages.queries.ts';

interface MessageRowProps {
  message: Message;
  isUnread: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** It stands open and was not read before: opened here, or by the address. */
  onRead: () => void;
  onDelete: () => void;
}

/* Kinds begin with what they are about: `withdrawal_paid`. */
const iconsByTopic: Readonly<Record<string, ReactNode>> = {
  welcome: <SparklesIcon />,
  deposit: <CircleArrowDownIcon />,
  withdrawal: <CircleArrowUpIcon />,
  limit: <ShieldCheckIcon />,
  new: <KeyRoundIcon />,
  factors: <KeyRoundIcon />,
};

/** One message: closed it shows its title and time, open its text. */
export function MessageRow({ message, isUnread, isOpen, onToggle, onRead, onDelete }: MessageRowProps) {
  const { t } = useTranslation('platform-messages');
  const textId = useId();
  const { kind, title, text, createdAt } = message;
  const tellRead = useEffectEvent(onRead);
  const isBeingRead = isOpen && isUnread;
  useEffect(() => {
    if (isBeingRead) tellRead();
  }, [isBeingRead]);
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? textId : undefined}
        onClick={onToggle}
        className="flex w-full items-center gap-3.5 p-3.5 text-start -outline-offset-2 hover:bg-surface-3 focus-ring"
      >
        <IconPlate className="size-9.5" tone={isUnread ? 'accent' : 'neutral'}>
          {iconsByTopic[kind.split('_')[0] ?? ''] ?? <MailIcon />}
        </IconPlate>
        <span className="min-w-0 flex-1">
          <span className={cn('block text-fg', !isOpen && 'truncate', isUnread && 'font-semibold')}>{title}</span>
          <span className="block truncate text-xs text-fg-3">
            <SiteTime at={createdAt} look="list" />
          </span>
        </span>
        {isUnread && (
          <span className="size-2 rounded-full bg-crimson">
            <span className="sr-only">{t('is_unread')}</span>
          </span>
        )}
        <ChevronDownIcon
          className={cn('size-4 text-fg-3 transition-transform duration-(--q-dur-fast)', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={textId} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3.5 pb-4 text-sm text-fg-2">
          {text.split('\n').map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <Button variant="ghost" size="sm" className="-ms-2 justify-self-start" onClick={onDelete}>
            <Trash2Icon />
            {t('delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
