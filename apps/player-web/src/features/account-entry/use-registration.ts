import { hintOf as hintOfRule, type FieldRule } from '@quetzal/domain/field-rules';
import { useTranslation } from '@quetzal/i18n/react';
import { useApiErrorOnForm, useRuleHint, useRuleValidation } from '@quetzal/web-kit/form';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState, type FormEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '#shared/clock/use-today.ts';
import { useRegister } from './account-entry.queries.ts';
import type { RegistrationRules } from './account-entry.wire.ts';
import { birthdayMaxOf } from './birthday.ts';
import { invitationOf } from './invitation.ts';

/** What the form holds. */
export interface RegistrationInput {
  username: string;
  password: string;
  confirmPassword: string;
  birthday: string;
  affiliateCode: string;
  acceptedTerms: boolean;
}

const free: FieldRule = { enabled: true, required: true };

/** The registration form: checks by the site's rules, sends, and shows what the server refuses. */
export function useRegistration(rules: RegistrationRules, onDone: (account: string) => void) {
  const [params] = useSearchParams();
  const invitation = invitationOf(params);
  const resolver = useRegistrationResolver(rules);
  const form = useForm<RegistrationInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      username: '',
      password: '',
      confirmPassword: '',
      birthday: '',
      affiliateCode: invitation.affiliateCode,
      acceptedTerms: false,
    },
  });
  const showOnForm = useApiErrorOnForm(form);
  const ruleHint = useRuleHint();
  const [refusal, setRefusal] = useState<string | null>(null);
  const register = useRegister();

  const submit = form.handleSubmit(async ({ affiliateCode, username, ...input }) => {
    setRefusal(null);
    const codes = {
      ...(affiliateCode.trim() === '' ? {} : { affiliateCode: affiliateCode.trim() }),
      ...(invitation.referralCode === '' ? {} : { referralCode: invitation.referralCode }),
    };
    const origin = {
      domain: window.location.hostname,
      registerUrl: window.location.href.slice(0, 2048),
      registerMethod: 'WEB' as const,
    };
    try {
      const member = await register.mutateAsync({
        ...input,
        username: username.trim(),
        ...codes,
        ...origin,
        login: true,
      });
      onDone(member.account);
    } catch (error) {
      setRefusal(showOnForm(error));
    }
  });
  return {
    form,
    submit: (event: FormEvent) => void submit(event),
    refusal,
    isBusy: register.isPending,
    hintOf: (name: string) => (hintOfRule(rules[name] ?? free).length === 'free' ? '' : ruleHint(rules[name] ?? free)),
  };
}

function useRegistrationResolver(rules: RegistrationRules): Resolver<RegistrationInput> {
  const { t } = useTranslation(['account-entry', 'errors']);
  const validate = useRuleValidation();
  const today = useToday();
  const { ageMin } = useSiteInfo();
  return (values) => {
    const byRule = (name: 'username' | 'password' | 'affiliateCode', fallback: FieldRule) => {
      const verdict = validate(rules[name] ?? fallback)(values[name]);
      return verdict === true ? null : verdict;
    };
    const messages: Partial<Record<keyof RegistrationInput, string | null>> = {
      username: byRule('username', free),
      password: byRule('password', free),
      confirmPassword:
        values.confirmPassword === ''
          ? t('errors:field.required')
          : values.confirmPassword === values.password
            ? null
            : t('confirmation_differs'),
      birthday: birthdayProblem(),
      affiliateCode: byRule('affiliateCode', { enabled: true, required: false }),
      acceptedTerms: values.acceptedTerms ? null : t('terms_required'),
    };
    const errors = Object.fromEntries(
      Object.entries(messages).flatMap(([name, message]) =>
        message === null ? [] : [[name, { type: 'rule', message }]],
      ),
    );
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };

    function birthdayProblem(): string | null {
      if (rules['birthday']?.enabled === false) return null;
      if (values.birthday === '') return rules['birthday']?.required === false ? null : t('errors:field.required');
      return values.birthday > birthdayMaxOf(today, ageMin) ? t('under_age', { age: ageMin }) : null;
    }
  };
}
