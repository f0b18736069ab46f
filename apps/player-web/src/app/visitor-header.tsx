import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';

/* On a telephone words go to a second line before they part. */
const onSmall = 'max-md:min-h-9.5 shrink max-md:px-3 max-md:text-sm';

/**
 * What the header offers to whoever is not logged in; signing up only where the site opens accounts directly, and
 * where the letters leave room: the dialog to log in leads there too.
 */
export function VisitorHeader() {
  const { t } = useTranslation('site-shell');
  const { show } = useAccountDialog();
  const canRegister = useFlag('DIRECTREG3');
  return (
    <div className="flex items-center gap-2">
      <Button variant="secondary" onClick={() => show('login')} className={onSmall}>
        {t('log_in')}
      </Button>
      {canRegister && (
        <Button onClick={() => show('register')} className={`${onSmall} max-[18rem]:hidden`}>
          {t('register')}
        </Button>
      )}
    </div>
  );
}
