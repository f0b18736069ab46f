import { useTranslation } from '@quetzal/i18n/react';
import { FingerprintIcon, MailIcon, ShieldCheckIcon, SmartphoneIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFactors, useSecurityConfig } from '@quetzal/web-kit/security';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useWayTo } from './use-way-to.ts';
import { WayList, type Way } from './way-list.tsx';

/** What the account lacks of protection, with the place where each is added; what was added is said. */
export function ProtectStep() {
  const { t } = useTranslation(['my-account', 'security']);
  const wayTo = useWayTo();
  const config = useSecurityConfig();
  const factors = useFactors();
  const failed = [config, factors].find(({ error }) => error !== null);
  if (failed !== undefined && failed.error !== null)
    return <RegionError title={t('security.failed')} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (config.data === undefined || factors.data === undefined) return <Skeleton className="h-72 rounded-md" />;
  const { totp, passkeys } = factors.data;
  const place = wayTo('securityCenter', 'security');
  const wayOf = (way: Way, isDone: boolean, doneText: string): Way =>
    isDone ? { name: way.name, icon: way.icon, title: doneText } : { ...way, href: place };
  const factorDone = t('checks.factor_done');
  const totpWay = { title: t('security:totp.title'), detail: t('security:totp.detail'), icon: <ShieldCheckIcon /> };
  const passkeyWay = {
    title: t('security:passkeys.title'),
    detail: t('security:passkeys.detail'),
    icon: <FingerprintIcon />,
  };
  return (
    <WayList
      ways={[
        wayOf({ name: 'passkey', isFirst: true, ...passkeyWay }, passkeys.length > 0, factorDone),
        wayOf({ name: 'totp', ...totpWay }, totp.enabled, factorDone),
        wayOf(
          { name: 'mobile', title: t('checks.mobile'), icon: <SmartphoneIcon /> },
          config.data.mobile?.isVerified === true,
          t('checks.mobile_done'),
        ),
        wayOf(
          { name: 'email', title: t('checks.email'), icon: <MailIcon /> },
          config.data.email?.isVerified === true,
          t('checks.email_done'),
        ),
      ]}
    />
  );
}
