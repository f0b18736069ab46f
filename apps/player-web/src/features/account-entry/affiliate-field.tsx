import { useTranslation } from '@quetzal/i18n/react';
import { TicketIcon } from '@quetzal/ui/icons';
import { Spinner } from '@quetzal/ui/spinner';
import { TextField, type TextFieldProps } from '@quetzal/ui/text-field';
import { useState } from 'react';
import { useAffiliate } from './account-entry.queries.ts';

interface AffiliateFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'startIcon' | 'endSlot' | 'ltr'> {
  /** The code that a link brought; it is checked at once, a typed one when the field is left. */
  initialCode: string;
}

/** The invitation code, checked as soon as it is whole: who invited, or that the code does not exist. */
export function AffiliateField({ initialCode, required, error, onBlur, ...rest }: AffiliateFieldProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  const [code, setCode] = useState(initialCode);
  const { data, isFetching } = useAffiliate(code);
  const isUnknown = data?.valid === false;
  const found =
    data?.valid !== true
      ? t('affiliate_hint')
      : data.agentAccount === null
        ? t('affiliate_valid_unnamed')
        : t('affiliate_valid', { agent: data.agentAccount });
  return (
    <TextField
      label={t('affiliate_code')}
      startIcon={<TicketIcon />}
      ltr
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required={required}
      placeholder={required === true ? undefined : t('common:words.optional')}
      endSlot={isFetching ? <Spinner label={t('affiliate_checking')} /> : undefined}
      hint={found}
      error={error ?? (isUnknown ? t('affiliate_invalid') : undefined)}
      onBlur={(event) => {
        setCode(event.target.value.trim());
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
