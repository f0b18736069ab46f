import { useTranslation } from '@quetzal/i18n/react';
import { ForgotPasswordForms, type FinishedLogin } from '@quetzal/web-kit/entry';
import { countryFlagSrc } from './country-flag-src.ts';
import { OtherForm } from './other-form.tsx';

interface ForgotFormProps {
  onDone: (login: FinishedLogin) => void;
  onLogin: () => void;
  /** Who comes for another link is not asked for a number first. */
  isForLink: boolean;
}

/** The ways back in for who forgot the password. */
export function ForgotForm({ onDone, onLogin, isForLink }: ForgotFormProps) {
  const { t } = useTranslation('account-entry');
  return (
    <div className="grid gap-5">
      <ForgotPasswordForms
        side="member"
        onDone={onDone}
        onBack={onLogin}
        firstWay={isForLink ? 'mail' : 'phone'}
        flagSrc={countryFlagSrc}
      />
      <OtherForm question={t('forgot.remembered')} label={t('tab_login')} onSelect={onLogin} />
    </div>
  );
}
