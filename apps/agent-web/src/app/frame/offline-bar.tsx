import { useTranslation } from '@quetzal/i18n/react';
import { WifiOffIcon } from '@quetzal/ui/icons';
import { useSyncExternalStore } from 'react';

/** Says that figures may be old because there is no connection. */
export function OfflineBar() {
  const { t } = useTranslation('agent-shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output data-slot="offline-bar" className="sticky top-(--q-header-h) z-(--q-z-header) block">
      {!isOnline && (
        <span className="flex min-h-9 items-center justify-center gap-2 bg-warn-soft px-4 text-sm font-medium text-warn-text">
          <WifiOffIcon className="size-4" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
