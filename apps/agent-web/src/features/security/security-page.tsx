import { useTranslation } from '@quetzal/i18n/react';
import { PageHeader } from '@quetzal/ui/page-header';
import {
  ContactsCard,
  LoginNoticeSwitch,
  PasskeysCard,
  RecoveryCodesCard,
  SessionsList,
  TotpCard,
} from '@quetzal/web-kit/security';
import { flagOf } from '#shared/flag/flag-of.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { PasswordCard } from './password-card.tsx';

/** Password, second factors, contacts and open sessions of the agent's own account. */
export function SecurityPage() {
  // The dialogs have words of both: fetched only when the first opens, they would hide the page behind it meanwhile.
  const { t } = useTranslation(['security', 'account-entry']);
  usePageTitle(t('page.title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader title={t('page.title')} detail={t('page.detail')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <PasswordCard />
          <ContactsCard flagSrc={flagOf} />
          <LoginNoticeSwitch />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <TotpCard />
          <PasskeysCard />
          <RecoveryCodesCard />
        </div>
      </div>
      <SessionsList />
    </div>
  );
}
