import { useTranslation } from '@quetzal/i18n/react';
import { PasswordField } from '@quetzal/ui/password-field';
import { StepUpFields } from '@quetzal/web-kit/security';
import type { TransactionProof } from './use-transaction-proof.ts';

/** The transaction password, and a second proof where the account has one. */
export function TransactionProofFields({ proof }: { proof: TransactionProof }) {
  const { t } = useTranslation(['my-account', 'common']);
  return (
    <>
      <PasswordField
        label={t('passwords.transaction')}
        revealLabel={t('common:password.show')}
        hideLabel={t('common:password.hide')}
        autoComplete="off"
        value={proof.password}
        onChange={(event) => proof.setPassword(event.target.value)}
        error={proof.problem}
      />
      <StepUpFields stepUp={proof.stepUp} />
    </>
  );
}
