import { checkField, hintOf, type FieldRule } from '@quetzal/domain/field-rules';
import { useTranslation } from '@quetzal/i18n/react';
import { PasswordField, type PasswordFieldProps } from '@quetzal/ui/password-field';
import { useCodeText, useRuleHint } from '../form/index.ts';
import { useFieldRules } from './entry.queries.ts';
import { strengthOf } from './password-strength.ts';

/** What every site asks of a password at least; the site's own rule comes on top. */
const leastRule: FieldRule = { enabled: true, required: true, minLength: 8 };
const strengthNames = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const;

/** What is wrong with a new password or with its repetition: a sentence, or null. */
export interface NewPasswordCheck {
  hint: string;
  problemOf: (password: string) => string | null;
  confirmationProblemOf: (confirmation: string, password: string) => string | null;
}

/** The rule of passwords of this site, in words and as a check. */
export function useNewPasswordCheck(): NewPasswordCheck {
  const { t } = useTranslation(['account-entry', 'errors']);
  const { data } = useFieldRules();
  const codeText = useCodeText();
  const lengthHint = useRuleHint();
  const rule: FieldRule = { ...leastRule, ...data?.['password'], enabled: true, required: true };
  const { pattern } = hintOf(rule);
  return {
    hint: [lengthHint(rule), ...(pattern === 'any' ? [] : [codeText(`field.hint.${pattern}`)])].join('. '),
    problemOf(password) {
      // A password is taken as it was typed: nothing is trimmed before it is measured.
      const problem = checkField(rule, password);
      return problem === null ? null : codeText(problem.code, problem.params);
    },
    confirmationProblemOf(confirmation, password) {
      if (confirmation === '') return t('errors:field.required');
      return confirmation === password ? null : t('confirmation_differs');
    },
  };
}

/** Words of the button that shows a password, and of the notice about capital letters. */
export function usePasswordWords(): Pick<PasswordFieldProps, 'revealLabel' | 'hideLabel' | 'capsLockLabel'> {
  const { t } = useTranslation(['account-entry', 'common']);
  return {
    revealLabel: t('common:password.show'),
    hideLabel: t('common:password.hide'),
    capsLockLabel: t('caps_lock'),
  };
}

type Input = Partial<Omit<PasswordFieldProps, keyof ReturnType<typeof usePasswordWords>>>;

interface NewPasswordFieldsProps {
  /** What is typed so far, for the meter. */
  typed: string;
  hint: string;
  password: Input;
  /** Left out where one typing is enough. */
  confirmation?: Input;
}

/** A password that is being chosen, with its meter and the rule, and its repetition. */
export function NewPasswordFields({ typed, hint, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account-entry');
  const words = usePasswordWords();
  const strength = strengthOf(typed);
  return (
    <>
      <PasswordField
        label={t('password')}
        required
        autoComplete="new-password"
        strength={strength}
        strengthLabel={strength === 0 ? undefined : t(`strength.${strengthNames[strength]}`)}
        hint={hint}
        {...words}
        {...password}
      />
      {confirmation !== undefined && (
        <PasswordField
          label={t('confirm_password')}
          required
          autoComplete="new-password"
          {...words}
          {...confirmation}
        />
      )}
    </>
  );
}
