import { useTranslation } from '@quetzal/i18n/react';
import { AuthFrame } from '@quetzal/ui/auth-frame';
import { BrandLogo } from '@quetzal/ui/brand-logo';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { useFlag } from '@quetzal/web-kit/site-info';
import type { AccountForm } from '#shared/address-params/use-overlays.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface AccountDialogProps {
  form: AccountForm;
  onFormChange: (form: AccountForm) => void;
  onClose: () => void;
  /** The member is logged in. */
  onDone: () => void;
}

/** Where visitors become members: log in or sign up, over whatever page they were on. */
export function AccountDialog({ form, onFormChange, onClose, onDone }: AccountDialogProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  const canRegister = useFlag('DIRECTREG3');
  const options = [
    { value: 'login', label: t('tab_login') },
    ...(canRegister ? [{ value: 'register', label: t('tab_register') }] : []),
  ];
  const greet = (account: string) => {
    onDone();
    if (form === 'login') notices.notify({ tone: 'success', title: t('welcome_back', { account }) });
    else notices.notify({ tone: 'success', title: t('welcome_new', { account }), detail: t('welcome_new_detail') });
  };
  return (
    <AuthFrame
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(form === 'login' ? 'title_login' : 'title_register')}
      titleHidden
      closeLabel={t('common:actions.close')}
      artSrc="/art/banners/login.avif"
      artTop={<BrandLogo size={38} />}
      artTitle={t(`art.${form}_title`)}
      artDetail={t(`art.${form}_detail`)}
      top={
        options.length > 1 && (
          <SegmentedControl
            label={t('tabs_label')}
            options={options}
            value={form}
            onValueChange={(next) => onFormChange(next === 'register' ? 'register' : 'login')}
          />
        )
      }
    >
      {form === 'login' ? (
        <LoginForm onDone={greet} {...(canRegister ? { onRegister: () => onFormChange('register') } : {})} />
      ) : (
        <RegisterForm onDone={greet} onLogin={() => onFormChange('login')} />
      )}
    </AuthFrame>
  );
}
