import { useTranslation } from '@quetzal/i18n/react';
import { Spinner } from '@quetzal/ui/spinner';
import { useLayoutEffect } from 'react';

const shapes = {
  account: 'm-auto size-full md:h-[34rem] md:max-w-[52.5rem] md:rounded-xl',
  center: 'm-auto size-full lg:h-[min(47.5rem,calc(100dvh-4rem))] lg:max-w-[73.75rem] lg:rounded-xl',
  menu: 'h-full w-80 max-w-[calc(100%-3rem)]',
};

/** Longer than anything takes to open. */
const openingMs = 400;

/**
 * The frame of what opens over a page while its script is on its way: a touch is answered at once. What comes takes its
 * place without moving in again.
 */
export function OverlayStandIn({ shape }: { shape: keyof typeof shapes }) {
  const { t } = useTranslation('common');
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    return () => {
      dataset['stoodIn'] = '';
      setTimeout(() => delete dataset['stoodIn'], openingMs);
    };
  }, []);
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-busy="true"
      aria-label={t('state.loading')}
      className="fixed inset-0 z-(--q-z-dialog) flex bg-scrim backdrop-blur-[3px]"
    >
      <div className={`grid place-items-center bg-overlay text-fg-3 ${shapes[shape]}`}>
        <Spinner className="size-7" />
      </div>
    </div>
  );
}
