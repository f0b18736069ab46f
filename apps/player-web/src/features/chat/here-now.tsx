import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { useHere, useIsAway } from './chat.queries.ts';

/** How many are in the room now, never who. Says nothing of an empty room. */
export function HereNow({ room, listed }: { room: string; listed: number }) {
  const { t } = useTranslation('chat');
  const count = useHere(room, listed);
  const isAway = useIsAway(room);
  if (count === 0) return null;
  return (
    // Its place is kept while the number is not known.
    <p className={cn('flex min-w-0 flex-none items-center gap-2 text-xs text-fg-2', isAway && 'invisible')}>
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-success" />
      {t('here', { count })}
    </p>
  );
}
