import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { LogOutIcon } from '@quetzal/ui/icons';
import { useState } from 'react';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { SitePreferences } from './site-preferences.tsx';

/** At the foot of the personal centre: look and language, which the header of small screens has no room for, and the way out. */
export function CenterActions() {
  const { t } = useTranslation('site-shell');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="-ms-2 flex items-center justify-between lg:hidden">
        <SitePreferences />
      </div>
      <Button variant="ghost" onClick={() => setLeaving(true)} className="-ms-2 justify-start px-3">
        <LogOutIcon />
        {t('sign_out')}
      </Button>
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
