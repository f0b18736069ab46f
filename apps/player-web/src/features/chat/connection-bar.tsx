import { useTranslation } from '@quetzal/i18n/react';
import { Spinner } from '@quetzal/ui/spinner';

/** Says quietly that the room is not heard at the moment. It is always there for screen readers to notice a change. */
export function ConnectionBar({ isAway }: { isAway: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <div role="status">
      {isAway && (
        <p className="flex items-center gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-text">
          <Spinner className="size-3.5" />
          {t('reconnecting')}
        </p>
      )}
    </div>
  );
}
