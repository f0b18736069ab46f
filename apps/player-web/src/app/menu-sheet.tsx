import { useTranslation } from '@quetzal/i18n/react';
import { Sheet } from '@quetzal/ui/sheet';
import { SiteMenu } from './site-menu.tsx';
import { SitePreferences } from './site-preferences.tsx';

/** The side menu on screens that have no room for it, with what their header leaves out. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['site-shell', 'common']);
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      side="start"
      title={t('main_menu')}
      closeLabel={t('common:actions.close')}
      footer={
        <div className="flex items-center justify-between">
          <SitePreferences />
        </div>
      }
    >
      <div className="-mx-3">
        <SiteMenu />
      </div>
    </Sheet>
  );
}
