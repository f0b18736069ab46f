import { useTranslation } from '@quetzal/i18n/react';
import { Sheet } from '@quetzal/ui/sheet';
import { SiteLogo } from '@quetzal/web-kit/site-info';
import { SideNav } from './side-nav.tsx';

/** The menu on screens that have no room for it beside the page. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('agent-shell');
  return (
    <Sheet
      side="start"
      open
      onOpenChange={onClose}
      title={
        <>
          <span className="sr-only">{t('nav.label')}</span>
          <SiteLogo size={28} />
        </>
      }
      closeLabel={t('nav.close')}
    >
      <div className="-mx-3 flex min-h-full flex-col">
        <SideNav inDrawer />
      </div>
    </Sheet>
  );
}
