import { useTranslation } from '@quetzal/i18n/react';
import { LinkProvider } from '@quetzal/ui/link';
import { Sheet } from '@quetzal/ui/sheet';
import type { ComponentProps, CSSProperties } from 'react';
import { useBackStep } from '#shared/back-step/use-back-step.ts';
import { RouterLink } from './router-link.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SitePreferences } from './site-preferences.tsx';

/* The page that is open would be white on white. */
const onSheet = { '--q-raised': 'var(--q-surface-3)' } as CSSProperties;

/** The side menu on screens that have no room for it, with what their header leaves out. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['site-shell', 'common']);
  const { isStep, close } = useBackStep(onClose);
  return (
    <Sheet
      open
      onOpenChange={close}
      side="start"
      title={t('main_menu')}
      closeLabel={t('common:actions.close')}
      footer={
        <div className="flex items-center justify-between">
          <SitePreferences />
        </div>
      }
    >
      <div className="-mx-3" style={onSheet}>
        <LinkProvider component={isStep ? ReplacingLink : RouterLink}>
          <SiteMenu />
        </LinkProvider>
      </div>
    </Sheet>
  );
}

function ReplacingLink(props: ComponentProps<'a'>) {
  return <RouterLink replace {...props} />;
}
