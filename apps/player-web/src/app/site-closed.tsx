import { useTranslation } from '@quetzal/i18n/react';
import { BrandLogo } from '@quetzal/ui/brand-logo';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { GlobeIcon, MessageCircleIcon, SettingsIcon } from '@quetzal/ui/icons';
import { Num } from '@quetzal/ui/num';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';

interface SiteClosedProps {
  reason: 'maintenance' | 'region';
  /** The visitor's address, as the site sees it. */
  address: string;
}

/** The whole page while the site is closed. */
export function SiteClosed({ reason, address }: SiteClosedProps) {
  const { t } = useTranslation(['common', 'site-shell']);
  const { brand, customerService } = useSiteInfo();
  const isRegion = reason === 'region';
  const title = isRegion ? t('site-shell:region_closed.title') : t('maintenance.title');
  const help = customerService.flatMap(({ links }) => links)[0];
  usePageTitle(title);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <BrandLogo size={40} title={brand.name} />
      <EmptyState
        icon={isRegion ? <GlobeIcon /> : <SettingsIcon />}
        tone="warn"
        title={<h1 className="text-xl">{title}</h1>}
        detail={
          isRegion ? (
            <>
              {t('site-shell:region_closed.detail')} <Num className="font-mono">{address}</Num>
            </>
          ) : (
            t('maintenance.detail')
          )
        }
        action={
          help !== undefined && (
            <Button asChild variant="secondary">
              <a href={help}>
                <MessageCircleIcon />
                {t('site-shell:support.title')}
              </a>
            </Button>
          )
        }
      />
    </main>
  );
}
