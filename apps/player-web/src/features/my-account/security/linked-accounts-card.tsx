import { useTranslation } from '@quetzal/i18n/react';
import { SecurityCard } from '@quetzal/web-kit/security';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { useLinkedAccounts } from '../my-account.queries.ts';
import type { LinkedAccount } from '../my-account.wire.ts';
import { LinkAccountDialog } from './link-account-dialog.tsx';
import { LinkedAccountRow } from './linked-account-row.tsx';
import { UnlinkAccountDialog } from './unlink-account-dialog.tsx';
import { useLinkOutcome } from './use-link-outcome.ts';

/** Accounts elsewhere that lead into this one; nothing where the site works with none. */
export function LinkedAccountsCard() {
  return useFlag('THIRDPARTYLOGIN3') ? <OfferedAccounts /> : null;
}

function OfferedAccounts() {
  const { t } = useTranslation('my-account');
  useLinkOutcome();
  const accounts = useLinkedAccounts();
  const [open, setOpen] = useState<LinkedAccount | null>(null);
  const close = () => setOpen(null);
  if (accounts.data?.length === 0) return null;
  return (
    <SecurityCard title={t('linked.title')} detail={t('linked.detail')} headingLevel="h3" query={accounts}>
      {() => (
        <>
          <ul>
            {accounts.data?.map((account) => (
              <LinkedAccountRow
                key={account.provider}
                account={account}
                nowMs={accounts.dataUpdatedAt}
                onAction={() => setOpen(account)}
              />
            ))}
          </ul>
          {open?.linkedAt === null && <LinkAccountDialog account={open} onClose={close} />}
          {typeof open?.linkedAt === 'string' && <UnlinkAccountDialog account={open} onClose={close} />}
        </>
      )}
    </SecurityCard>
  );
}
