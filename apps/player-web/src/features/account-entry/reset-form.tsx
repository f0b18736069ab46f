import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon } from '@quetzal/ui/icons';
import { ResetByLinkForm } from '@quetzal/web-kit/entry';
import { useState } from 'react';
import { resetToken } from '#shared/address-params/reset-token.ts';
import { notices } from '#shared/notices/notice-store.ts';

interface ResetFormProps {
  onLogin: () => void;
  onForgot: () => void;
}

/** A new password for who followed the link of a mail. After a reload the link is gone, and another one is offered. */
export function ResetForm({ onLogin, onForgot }: ResetFormProps) {
  const { t } = useTranslation('account-entry');
  const [token] = useState(resetToken);
  if (token === null) {
    return (
      <EmptyState
        icon={<LockIcon />}
        title={t('reset.lost_title')}
        detail={t('reset.lost_detail')}
        action={<Button onClick={onForgot}>{t('reset.ask_again')}</Button>}
      />
    );
  }
  return (
    <ResetByLinkForm
      token={token}
      onAskAgain={onForgot}
      onDone={() => {
        notices.notify({ tone: 'success', title: t('reset.done_title'), detail: t('reset.done_detail') });
        onLogin();
      }}
    />
  );
}
