import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { Dialog } from '@quetzal/ui/dialog';
import { KeyRoundIcon, LockIcon } from '@quetzal/ui/icons';
import { ChangePasswordForm } from '@quetzal/web-kit/entry';
import { useFormat } from '@quetzal/web-kit/format';
import { SettingRow, useRefreshSecurity } from '@quetzal/web-kit/security';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useId, useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import type { SecurityConfig } from '../my-account.wire.ts';
import { TransactionPasswordDialog } from './transaction-password-dialog.tsx';

/** The password of the account and the one that money leaves with. */
export function PasswordsCard({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation(['my-account', 'common']);
  const { date } = useFormat();
  const titleId = useId();
  const [open, setOpen] = useState<'login' | 'transaction' | null>(null);
  const close = () => setOpen(null);
  const refresh = useRefreshSecurity();
  const canChange = useFlag('PASS3');
  const { hasPassword, passwordIsDefault, passwordExpiresAt, hasTransactionPassword } = config;
  const loginTitle = t(hasPassword ? 'passwords.change_login' : 'passwords.set_login');
  function loginDetail(): string {
    if (!hasPassword) return t('passwords.login_unset');
    if (passwordIsDefault) return t('passwords.login_default');
    if (passwordExpiresAt === null) return t('passwords.login_detail');
    return t('passwords.login_expires', { date: date(passwordExpiresAt) });
  }
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{t('passwords.title')}</span>}
          detail={t('passwords.detail')}
          headingLevel="h3"
        />
        <ul>
          {canChange && (
            <SettingRow
              icon={<KeyRoundIcon />}
              title={t('passwords.login')}
              detail={loginDetail()}
              actionLabel={t(hasPassword ? 'passwords.change' : 'passwords.set')}
              actionName={loginTitle}
              onAction={() => setOpen('login')}
            />
          )}
          <SettingRow
            icon={<LockIcon />}
            title={t('passwords.transaction')}
            detail={t(hasTransactionPassword ? 'passwords.transaction_detail' : 'passwords.transaction_unset')}
            actionLabel={t(hasTransactionPassword ? 'passwords.change' : 'passwords.set')}
            actionName={t(hasTransactionPassword ? 'passwords.change_transaction' : 'passwords.set_transaction')}
            onAction={() => setOpen('transaction')}
          />
        </ul>
        {open === 'login' && (
          <Dialog
            open
            onOpenChange={close}
            size="sm"
            title={loginTitle}
            description={t('passwords.others_end')}
            closeLabel={t('common:actions.close')}
          >
            <ChangePasswordForm
              isFirst={!hasPassword}
              onDone={() => {
                void refresh();
                notices.notify({ tone: 'success', title: t('passwords.saved') });
                close();
              }}
            />
          </Dialog>
        )}
        {open === 'transaction' && <TransactionPasswordDialog isSet={hasTransactionPassword} onClose={close} />}
      </section>
    </Card>
  );
}
