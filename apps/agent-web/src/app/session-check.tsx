import { useTranslation } from '@quetzal/i18n/react';
import { Spinner } from '@quetzal/ui/spinner';
import { useSession } from '@quetzal/web-kit/session';
import { useState, type ReactNode } from 'react';
import { RegionError } from '#shared/region-error/region-error.tsx';

/** Stands in while a stored token is looked up. */
export function SessionCheck() {
  const { t } = useTranslation('common');
  return (
    <Middle>
      <output className="flex items-center gap-2.5 text-fg-3">
        <Spinner />
        {t('state.loading')}
      </output>
    </Middle>
  );
}

/** Stands in when nobody could say whose token it is, and says why; the session itself is not lost. */
export function SessionCheckFailed() {
  const { lookupError, refreshMember } = useSession();
  const [reason, setReason] = useState(lookupError);
  // The last one stays while it is asked again, so that nothing moves.
  if ((lookupError ?? reason) !== reason) setReason(lookupError);
  return (
    <Middle>
      <RegionError error={reason} onRetry={() => void refreshMember()} />
    </Middle>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      {children}
    </main>
  );
}
