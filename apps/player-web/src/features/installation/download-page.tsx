import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { DownloadIcon } from '@quetzal/ui/icons';
import { PageHeader } from '@quetzal/ui/page-header';
import { QRCode } from '@quetzal/ui/qr-code';
import { isInstalled, useInstallOffer } from '@quetzal/web-kit/installation';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useHashTarget } from '#shared/hash-target/use-hash-target.ts';
import { useAppAddresses, type AppAddress } from '#shared/installation/app-devices.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { GuideCard } from './guide-card.tsx';
import { useGuides } from './use-guides.ts';

/** How to have the site as an application: the browser's own offer, and the steps for each device (`/download#ios`). */
export function DownloadPage() {
  const { t } = useTranslation('installation');
  const brand = useSiteInfo().brand.name;
  const install = useInstallOffer();
  const guides = useGuides();
  const addresses = useAppAddresses();
  usePageTitle(t('title', { brand }));
  useHashTarget(true);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={t('title', { brand })}
        detail={isInstalled() ? t('installed', { brand }) : t('intro')}
        actions={
          install && (
            <Button onClick={() => void install()}>
              <DownloadIcon />
              {t('button', { brand })}
            </Button>
          )
        }
      />
      <div className="grid gap-5 md:grid-cols-2">
        {addresses.map((address) => (
          <GuideCard
            key={address.device}
            id={address.device}
            title={guides[address.device].title}
            steps={address.isStore ? [] : guides[address.device].steps}
          >
            <AppCode address={address} />
          </GuideCard>
        ))}
        <GuideCard id="desktop" isWide {...guides.desktop} />
      </div>
    </div>
  );
}

const qrPx = 160;

/** For a computer's screen: a code for the telephone beside it. The site's own store is a link as well. */
function AppCode({ address: { href, scanned, isStore } }: { address: AppAddress }) {
  const { t } = useTranslation('installation');
  return (
    <>
      {isStore && (
        <Button asChild>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <DownloadIcon />
            {t('download')}
          </a>
        </Button>
      )}
      <div className="grid content-start justify-items-center gap-2 max-md:hidden">
        <QRCode value={scanned} size={qrPx} label={t('qr')} />
        <p className="max-w-32 text-center text-xs text-fg-3">{t('scan')}</p>
      </div>
    </>
  );
}
