import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { Dialog } from '@quetzal/ui/dialog';
import { KeyRoundIcon, LockIcon } from '@quetzal/ui/icons';
import { ChangePasswordForm } from '@quetzal/web-kit/entry';
import { useFormat } from '@quetzal/web-kit/format';
import { SettingRow } from '@quetzal/web-kit/security';
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
  const canChange = useFlag('PASS3');
  const { hasPassword, passwordIsDefault, passwordExpiresAt, hasTransactionPassword } = config;
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{t('passwords.title')}</span>}
          detail={t('passwords.detail')}
          headingLevel="h3"
        />
        <ul>
          {hasPassword && canChange && (
            <SettingRow
              icon={<KeyRoundIcon />}
              title={t('passwords.login')}
              detail={
                passwordIsDefault
                  ? t('passwords.login_default')
                  : passwordExpiresAt === null
                    ? t('passwords.login_detail')
                    : t('passwords.login_expires', { date: date(passwordExpiresAt) })
              }
              actionLabel={t('passwords.change')}
              actionName={t('passwords.change_login')}
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
            onOpenChange={(isOpen) => {
              if (!isOpen) close();
            }}
            size="sm"
            title={t('passwords.change_login')}
            description={t('passwords.others_end')}
            closeLabel={t('common:actions.close')}
          >
            <ChangePasswordForm
              onDone={() => {
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
