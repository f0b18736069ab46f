import { incomeSources, occupations } from '@quetzal/domain/members';
import { useTranslation } from '@quetzal/i18n/react';
import { DateField } from '@quetzal/ui/date-field';
import { SelectField } from '@quetzal/ui/select-field';
import { TextField } from '@quetzal/ui/text-field';
import type { FactName } from '../my-account.wire.ts';
import { CountryField } from './country-field.tsx';

interface FactFieldProps {
  fact: FactName;
  value: string;
  /** What is known already, masked. */
  known: string | undefined;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

const completions: Partial<Record<FactName, string>> = { payeeName: 'name', address: 'street-address' };
const handles: readonly FactName[] = [
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'wechat',
  'qqNum',
  'zalo',
  'idNumber',
];

/** The field of one fact of the profile. */
export function FactField({ fact, value, known, error, onValueChange }: FactFieldProps) {
  const { t } = useTranslation('my-account');
  const label = t(`facts.${fact}`);
  const field = { label, error, value };
  if (fact === 'birthday')
    return <DateField {...field} autoComplete="bday" onChange={(event) => onValueChange(event.target.value)} />;
  const chosen = { ...field, value: value || known || '', placeholder: t('profile.choose'), onValueChange };
  if (fact === 'nationality') return <CountryField {...chosen} />;
  if (fact === 'occupation')
    return (
      <SelectField
        {...chosen}
        options={occupations.map((choice) => ({ value: choice, label: t(`choices.occupation.${choice}`) }))}
      />
    );
  if (fact === 'sourceOfIncome')
    return (
      <SelectField
        {...chosen}
        options={incomeSources.map((choice) => ({ value: choice, label: t(`choices.sourceOfIncome.${choice}`) }))}
      />
    );
  return (
    <TextField
      {...field}
      autoComplete={completions[fact] ?? 'off'}
      ltr={handles.includes(fact)}
      maxLength={200}
      hint={known === undefined ? undefined : t('profile.known', { shown: known })}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
