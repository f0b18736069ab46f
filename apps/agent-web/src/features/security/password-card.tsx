import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Status } from '@quetzal/ui/status';
import { useToast } from '@quetzal/ui/toast';
import { ChangePasswordForm } from '@quetzal/web-kit/entry';
import { useFormat } from '@quetzal/web-kit/format';
import { SecurityCard, useRefreshSecurity, useSecurityConfig } from '@quetzal/web-kit/security';
import { useState } from 'react';

/** The password that opens the portal. */
export function PasswordCard() {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const format = useFormat();
  const toasts = useToast();
  const config = useSecurityConfig();
  const refresh = useRefreshSecurity();
  const [isOpen, setIsOpen] = useState(false);
  const expiresAt = config.data?.passwordExpiresAt ?? null;
  const done = () => {
    setIsOpen(false);
    toasts.show({ tone: 'success', title: t('password.saved') });
    void refresh();
  };
  return (
    <SecurityCard
      title={t('password.title')}
      detail={t('password.detail')}
      query={config}
      action={
        config.data?.hasPassword !== false && (
          <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
            {t('password.change')}
          </Button>
        )
      }
    >
      {() => (
        <>
          <Status tone={config.data?.passwordIsDefault === true ? 'warn' : 'success'}>
            {config.data?.passwordIsDefault === true
              ? t('password.is_default')
              : expiresAt === null
                ? t('password.is_own')
                : t('password.expires', { at: format.date(expiresAt) })}
          </Status>
          <Dialog
            open={isOpen}
            onOpenChange={setIsOpen}
            size="sm"
            title={t('password.change')}
            description={t('password.others_end')}
            closeLabel={common.t('actions.close')}
          >
            <ChangePasswordForm onDone={done} />
          </Dialog>
        </>
      )}
    </SecurityCard>
  );
}
