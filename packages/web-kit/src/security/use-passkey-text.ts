import { useTranslation } from '@quetzal/i18n/react';
import { useCallback } from 'react';
import { useErrorText } from '../form/index.ts';
import { isPasskeyRefusal } from '../passkeys/index.ts';

/** Puts into words why a passkey was not created or used: what the device said, else what the server said. */
export function usePasskeyText(): (err: unknown) => string {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  return useCallback((err) => (isPasskeyRefusal(err) ? t(`passkeys.${err.reason}`) : errorText(err)), [t, errorText]);
}
