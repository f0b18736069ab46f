import { hintOf as hintOfRule } from '@quetzal/domain/field-rules';
import { useTranslation } from '@quetzal/i18n/react';
import { DateField } from '@quetzal/ui/date-field';
import { MailIcon } from '@quetzal/ui/icons';
import { TextField, type TextFieldProps } from '@quetzal/ui/text-field';
import { useRuleHint } from '@quetzal/web-kit/form';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import type { UseFormReturn } from 'react-hook-form';
import { useToday } from '#shared/clock/use-today.ts';
import type { RegistrationRules } from './account-entry.wire.ts';
import { birthdayMaxOf } from './birthday.ts';
import { ruleOf, type PlainField, type RegistrationInput, type RegistrationParts } from './registration-input.ts';

interface AboutYouFieldsProps {
  form: UseFormReturn<RegistrationInput>;
  rules: RegistrationRules;
  parts: RegistrationParts;
  isVouchedFor: boolean;
}

interface Typing extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'ltr' | 'startIcon'> {}

/** How a line is typed: what the browser may fill in, and what is Latin in every language. */
const typing: Partial<Record<PlainField, Typing>> = {
  payeeName: { autoComplete: 'name', ltr: false },
  email: { type: 'email', autoComplete: 'email', ltr: true, startIcon: <MailIcon /> },
  whatsapp: { type: 'tel', autoComplete: 'tel', ltr: true },
};

/** Who the newcomer is: the day of birth, and the lines that the site asks for. */
export function AboutYouFields({ form, rules, parts, isVouchedFor }: AboutYouFieldsProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  const { ageMin } = useSiteInfo();
  const today = useToday();
  const ruleHint = useRuleHint();
  const { errors } = form.formState;
  const hintOf = (field: PlainField) => {
    const rule = ruleOf(rules, field);
    // Nobody has to be told that a line has an end.
    return ['free', 'at_most'].includes(hintOfRule(rule).length) ? undefined : ruleHint(rule);
  };
  return (
    <>
      {parts.plain.map((field) => {
        const isRequired = ruleOf(rules, field).required;
        // What a third party vouches for is not ours to change.
        const isFixed = isVouchedFor && field === 'email' && form.getValues('email') !== '';
        return (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            required={isRequired}
            readOnly={isFixed}
            placeholder={isRequired ? undefined : t('common:words.optional')}
            autoComplete="off"
            spellCheck={false}
            ltr
            maxLength={254}
            hint={hintOf(field)}
            error={errors[field]?.message}
            {...typing[field]}
            {...form.register(field)}
          />
        );
      })}
      <DateField
        label={t('birthday')}
        required
        autoComplete="bday"
        max={birthdayMaxOf(today, ageMin)}
        hint={t('birthday_hint', { age: ageMin })}
        error={errors.birthday?.message}
        {...form.register('birthday')}
      />
    </>
  );
}
