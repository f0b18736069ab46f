import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { Spinner } from '@quetzal/ui/spinner';
import { useSession } from '@quetzal/web-kit/session';

/** Stands in while a stored token is looked up. */
export function SessionCheck() {
  const { t } = useTranslation('common');
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <output className="flex items-center gap-2.5 text-fg-3">
        <Spinner />
        {t('state.loading')}
      </output>
    </main>
  );
}

/** Stands in when nobody could say whose token it is; the session itself is not lost. */
export function SessionCheckFailed() {
  const { t } = useTranslation('common');
  const { refreshMember } = useSession();
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <ErrorState
        title={t('state.load_failed')}
        retry={
          <Button variant="secondary" onClick={() => void refreshMember()}>
            {t('actions.retry')}
          </Button>
        }
      />
    </main>
  );
}
