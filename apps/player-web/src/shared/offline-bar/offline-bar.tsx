import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { WifiOffIcon } from '@quetzal/ui/icons';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that there is no connection for as long as there is none. */
export function OfflineBar({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p
      role="status"
      className={cn(
        'offline-bar flex flex-none items-center justify-center gap-2 bg-warn-soft px-4 text-sm font-medium text-warn-text',
        className,
      )}
    >
      <WifiOffIcon className="size-4" />
      {t('state.offline')}
    </p>
  );
}
