import { useTranslation } from '@quetzal/i18n/react';
import { useHere } from './chat.queries.ts';

/** How many are in the room now, never who. Says nothing of an empty room. */
export function HereNow({ room, listed }: { room: string; listed: number }) {
  const { t } = useTranslation('chat');
  const count = useHere(room, listed);
  if (count === 0) return null;
  return (
    <p className="flex min-w-0 flex-none items-center gap-2 text-xs text-fg-2">
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-success" />
      {t('here', { count })}
    </p>
  );
}
