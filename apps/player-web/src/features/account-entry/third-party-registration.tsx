import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Skeleton } from '@quetzal/ui/skeleton';
import type { FinishedLogin } from '@quetzal/web-kit/entry';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { providerName } from '#shared/third-party/third-party.ts';
import type { RegistrationRules } from './account-entry.wire.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { useThirdPartyNewcomer } from './third-party.queries.ts';

interface ThirdPartyRegistrationProps {
  /** One-time ticket that the third party's answer left in the address. */
  ticket: string;
  rules: RegistrationRules;
  onDone: (login: FinishedLogin) => void;
}

/** Registration of somebody a third party vouches for: what it told is filled in, the rest is asked. */
export function ThirdPartyRegistration({ ticket, rules, onDone }: ThirdPartyRegistrationProps) {
  const { t } = useTranslation('account-entry');
  const { data, error, isPending, refetch } = useThirdPartyNewcomer(ticket);
  if (isPending) return <Skeleton className="h-40 rounded-md" />;
  if (error !== null)
    return <RegionError title={t('third_party.failed')} error={error} onRetry={() => void refetch()} />;
  const { provider, email, name } = data;
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={t('third_party.vouched', { provider: providerName(provider) })}>
        {t('third_party.vouched_detail', { who: `\u2068${email ?? name ?? ''}\u2069` })}
      </Alert>
      <RegistrationFields
        kind="username"
        rules={rules}
        onDone={onDone}
        known={{ email: email ?? '', payeeName: name ?? '' }}
      />
    </div>
  );
}
