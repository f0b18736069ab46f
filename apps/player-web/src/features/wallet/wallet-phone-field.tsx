import { useTranslation } from '@quetzal/i18n/react';
import { TextField } from '@quetzal/ui/text-field';
import type { WalletPhone } from './use-wallet-phone.ts';
import type { DepositMethod } from './wallet.wire.ts';

interface WalletPhoneFieldProps {
  phone: NonNullable<DepositMethod['phone']>;
  field: WalletPhone;
}

/** The telephone of an e-wallet; empty means the one that paid last, of which only the end is shown. */
export function WalletPhoneField({ phone: { countryCode, remembered }, field }: WalletPhoneFieldProps) {
  const { t } = useTranslation('wallet');
  const { value, onValueChange, problem, refusalText } = field;
  const isCodeNeeded = countryCode === null && remembered === null;
  return (
    <TextField
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      ltr
      maxLength={24}
      required={remembered === null}
      placeholder={`+${countryCode ?? ''}`}
      // The marks keep the number whole inside a sentence from right to left.
      hint={
        remembered === null
          ? isCodeNeeded && t('phone_with_country')
          : t('phone_remembered', { phone: `\u2066${remembered}\u2069` })
      }
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={problem === null ? refusalText : t(`phone_${problem}`)}
    />
  );
}
