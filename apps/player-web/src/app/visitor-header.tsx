import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';

/** What the header offers to whoever is not logged in; signing up only where the site opens accounts directly. */
export function VisitorHeader() {
  const { t } = useTranslation('site-shell');
  const { show } = useAccountDialog();
  const canRegister = useFlag('DIRECTREG3');
  return (
    <div className="flex items-center gap-2">
      <Button variant="secondary" onClick={() => show('login')} className="max-md:h-9.5 max-md:px-3 max-md:text-sm">
        {t('log_in')}
      </Button>
      {canRegister && (
        <Button onClick={() => show('register')} className="max-md:h-9.5 max-md:px-3 max-md:text-sm">
          {t('register')}
        </Button>
      )}
    </div>
  );
}
