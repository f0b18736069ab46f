import { useTranslation } from '@quetzal/i18n/react';
import { ConfirmationDialog } from '@quetzal/web-kit/security';
import { useLocation } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { useLinkAccount } from '../my-account.queries.ts';
import type { LinkedAccount } from '../my-account.wire.ts';

/** Asks for password and proof, then leaves for the company whose account is to be linked; it leads back to this place. */
export function LinkAccountDialog({ account, onClose }: { account: LinkedAccount; onClose: () => void }) {
  const { t } = useTranslation('my-account');
  const { pathname, search } = useLocation();
  const link = useLinkAccount();
  const { provider, name } = account;
  return (
    <ConfirmationDialog
      title={t('linked.link_named', { name })}
      detail={t('linked.link_detail', { name })}
      submitLabel={t('linked.go_on', { name })}
      onClose={onClose}
      onConfirm={async (confirmation) => {
        const redirect = pathname + changedSearch(search, { thirdPartyError: null, thirdPartyLinked: null });
        const { url } = await link.mutateAsync({ ...confirmation, provider, redirect });
        window.location.assign(url);
      }}
    />
  );
}
