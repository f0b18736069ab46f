import { useTranslation } from '@quetzal/i18n/react';
import { AuthFrame } from '@quetzal/ui/auth-frame';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import type { FinishedLogin } from '@quetzal/web-kit/entry';
import { SiteLogo, useBanners, useFlag } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { useAccountHeight } from '#shared/account-frame/use-account-height.ts';
import type { AccountForm } from '#shared/address-params/use-overlays.ts';
import { PageComesNext } from '#shared/first-view/use-first-view.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { useGreeting } from './use-greeting.ts';

interface AccountDialogProps {
  form: AccountForm;
  onFormChange: (form: AccountForm) => void;
  onClose: () => void;
  /** The member is logged in. */
  onDone: () => void;
}

/** Where visitors become members: log in, sign up or find back in, over whatever page they were on. */
export function AccountDialog({ form, onFormChange, onClose, onDone }: AccountDialogProps) {
  // What its forms say of errors too: what waits inside a dialog has the dialog taken away again until it has come.
  const { t } = useTranslation(['account-entry', 'common', 'errors']);
  const canRegister = useFlag('DIRECTREG3');
  const height = useAccountHeight(form);
  const greet = useGreeting();
  const picture = useBanners(groups[form])[0]?.url ?? '/art/banners/login.avif';
  const options = [
    { value: 'login', label: t('tab_login') },
    ...(canRegister ? [{ value: 'register', label: t('tab_register') }] : []),
  ];
  const isEntry = form === 'login' || form === 'register';
  const art = form === 'register' ? 'register' : 'login';
  const [isForLink, setForLink] = useState(false);
  const forgot = (wish: { isForLink: boolean }) => {
    setForLink(wish.isForLink);
    onFormChange('forgot');
  };
  const finish = (login: FinishedLogin, news?: string) => {
    onDone();
    greet(login, news);
  };
  return (
    <AuthFrame
      open
      onOpenChange={onClose}
      title={t(titles[form])}
      titleHidden={isEntry}
      closeLabel={t('common:actions.close')}
      artSrc={picture}
      artTop={<SiteLogo size={38} />}
      artTitle={t(`art.${art}_title`)}
      artDetail={t(`art.${art}_detail`)}
      top={
        isEntry &&
        options.length > 1 && (
          <SegmentedControl
            label={t('tabs_label')}
            options={options}
            value={form}
            onValueChange={(next) => onFormChange(next === 'register' ? 'register' : 'login')}
          />
        )
      }
      className={height}
    >
      {form === 'login' && (
        <LoginForm
          onDone={finish}
          onForgot={() => forgot({ isForLink: false })}
          {...(canRegister ? { onRegister: () => onFormChange('register') } : {})}
        />
      )}
      {form === 'register' && <RegisterForm onDone={finish} onLogin={() => onFormChange('login')} />}
      {form === 'forgot' && (
        <ForgotForm
          isForLink={isForLink}
          onDone={(login) => finish(login, t('change.done'))}
          onLogin={() => onFormChange('login')}
        />
      )}
      {form === 'reset' && (
        <ResetForm onLogin={() => onFormChange('login')} onForgot={() => forgot({ isForLink: true })} />
      )}
      <PageComesNext />
    </AuthFrame>
  );
}

const titles = {
  login: 'title_login',
  register: 'title_register',
  forgot: 'forgot.title',
  reset: 'reset.title',
} as const;

/** Where a site names the picture beside each form. */
const groups = {
  login: 'w_login',
  register: 'w_register',
  forgot: 'w_forget',
  reset: 'w_forget',
} as const;
