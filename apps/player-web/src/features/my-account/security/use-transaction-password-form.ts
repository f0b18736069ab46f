import { isWeakTransactionPassword, transactionPasswordLength } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useSecurityConfig, useStepUp } from '@quetzal/web-kit/security';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { type TransactionPasswordWish, useSaveTransactionPassword } from '../my-account.queries.ts';

/** What the form holds; `proof` is the one that is known: the current one, else the login password. */
export interface TransactionInput {
  proof: string;
  password: string;
  confirmation: string;
}

const inputOf: Readonly<Record<string, keyof TransactionInput>> = {
  currentPassword: 'proof',
  loginPassword: 'proof',
  password: 'password',
};
const { min, max } = transactionPasswordLength;

/**
 * State of setting, changing or resetting the transaction password. A proof is always needed where the login password is not
 * enough, as for the last, and where there is none.
 */
export function useTransactionPasswordForm(how: TransactionPasswordWish['how'], onDone: () => void) {
  const hasLogin = useSecurityConfig().data?.hasPassword ?? true;
  const errorText = useErrorText();
  const save = useSaveTransactionPassword();
  const isKnownAsked = how === 'change' || hasLogin;
  const stepUp = useStepUp(how === 'reset' || !isKnownAsked ? 'held' : 'stepUp');
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<TransactionInput>({
    resolver: useResolver(isKnownAsked),
    mode: 'onTouched',
    defaultValues: { proof: '', password: '', confirmation: '' },
  });

  function show(error: unknown): void {
    if (stepUp.refuse(error)) return;
    const input = error instanceof ApiError ? inputOf[error.field ?? ''] : undefined;
    if (input === undefined) setRefusal(errorText(error));
    else form.setError(input, { message: errorText(error) }, { shouldFocus: true });
  }

  const submit = form.handleSubmit(async ({ proof: known, password }) => {
    setRefusal(null);
    const proven = await stepUp.prove();
    if (proven === null) return;
    try {
      await save.mutateAsync({ how, known: isKnownAsked ? known : undefined, password, ...proven });
      onDone();
    } catch (error) {
      show(error);
    }
    // What else is missing is said at once.
  }, stepUp.check);
  return { form, stepUp, isKnownAsked, refusal, isBusy: form.formState.isSubmitting, submit };
}

function useResolver(isKnownAsked: boolean): Resolver<TransactionInput> {
  const { t } = useTranslation(['my-account', 'errors']);
  return ({ proof, password, confirmation }) => {
    const length = Array.from(password).length;
    const messages: Record<keyof TransactionInput, string | null> = {
      proof: isKnownAsked && proof === '' ? t('errors:field.required') : null,
      password:
        length < min || length > max
          ? t('transaction.hint')
          : isWeakTransactionPassword(password)
            ? t('errors:identity.transaction_password_weak')
            : null,
      confirmation: confirmation === password ? null : t('transaction.differs'),
    };
    const errors = Object.fromEntries(
      Object.entries(messages).flatMap(([name, message]) =>
        message === null ? [] : [[name, { type: 'rule', message }]],
      ),
    );
    return Object.keys(errors).length === 0
      ? { values: { proof, password, confirmation }, errors: {} }
      : { values: {}, errors };
  };
}
