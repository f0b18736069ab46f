import { useTranslation } from '@quetzal/i18n/react';
import { PasswordField } from '@quetzal/ui/password-field';
import type { ComponentProps } from 'react';

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'revealLabel' | 'hideLabel' | 'label'> & {
  label?: string;
};

/** The password that somebody has, to confirm a change. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  return (
    <PasswordField
      label={t('step_up.password')}
      required
      revealLabel={common.t('password.show')}
      hideLabel={common.t('password.hide')}
      autoComplete="current-password"
      maxLength={256}
      {...props}
    />
  );
}
