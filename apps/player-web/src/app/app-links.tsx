import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { HoverCard } from '@quetzal/ui/hover-card';
import { SmartphoneIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { QRCode } from '@quetzal/ui/qr-code';
import { useAppAddresses, type AppDevice } from '#shared/installation/app-devices.ts';

/** What the makers of these devices call their systems, in every language. */
const systemNames: Readonly<Record<AppDevice, string>> = { ios: 'iOS', android: 'Android' };
const qrPx = 100;

/** A link for each kind of telephone; a code for the telephone beside the screen hangs on it. */
export function AppLinks() {
  const { t } = useTranslation(['site-shell', 'installation']);
  return (
    <section aria-label={t('app')}>
      <p className="px-2.5 pb-1.5 text-2xs font-semibold tracking-wide text-fg-3 uppercase">{t('app')}</p>
      <div className="grid grid-cols-2 gap-2">
        {useAppAddresses().map(({ device, href, scanned }) => (
          <HoverCard
            key={device}
            side="top"
            openDelayMs={150}
            className="grid w-auto justify-items-center gap-2 p-3"
            trigger={
              <Button asChild variant="secondary" size="sm">
                <Link href={href}>
                  <SmartphoneIcon />
                  {systemNames[device]}
                </Link>
              </Button>
            }
          >
            <QRCode value={scanned} size={qrPx} label={t('installation:qr')} />
            <p className="max-w-32 text-center text-xs text-fg-3">{t('installation:scan')}</p>
          </HoverCard>
        ))}
      </div>
    </section>
  );
}
