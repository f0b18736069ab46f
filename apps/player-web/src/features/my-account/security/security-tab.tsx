import { useTranslation } from '@quetzal/i18n/react';
import { ToastProvider } from '@quetzal/ui/toast';
import {
  ContactsCard,
  LoginNoticeSwitch,
  PasskeysCard,
  RecoveryCodesCard,
  SessionsList,
  TotpCard,
  useFactors,
  useSecurityConfig,
} from '@quetzal/web-kit/security';
import { OnceSettled } from '#shared/once-settled/once-settled.tsx';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { checkItemsOf } from './check-items.ts';
import { ChecklistCard } from './checklist-card.tsx';
import { LinkedAccountsCard } from './linked-accounts-card.tsx';
import { PasswordsCard } from './passwords-card.tsx';

/** What protects the account: contacts, passwords, second factors, open sessions. */
export function SecurityTab() {
  const { t } = useTranslation(['my-account', 'common']);
  const { data: config, error, refetch } = useSecurityConfig();
  const { data: factors } = useFactors();
  if (config === undefined) {
    if (error !== null)
      return <RegionError title={t('security.failed')} error={error} onRetry={() => void refetch()} />;
    return <PanelSkeleton parts={['cards']} />;
  }
  const hasFactor = factors !== undefined && (factors.totp.enabled || factors.passkeys.length > 0);
  return (
    <ToastProvider label={t('security.notices')} closeLabel={t('common:notice.dismiss')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ChecklistCard items={checkItemsOf(config, hasFactor)} />
        <ContactsCard headingLevel="h3" />
        <PasswordsCard config={config} />
        <TotpCard headingLevel="h3" />
        <PasskeysCard headingLevel="h3" />
        <RecoveryCodesCard headingLevel="h3" />
        <LinkedAccountsCard />
        {/* How many accounts elsewhere there are is not known before. */}
        <OnceSettled>
          <LoginNoticeSwitch headingLevel="h3" />
          <SessionsList headingLevel="h3" />
        </OnceSettled>
      </div>
    </ToastProvider>
  );
}
