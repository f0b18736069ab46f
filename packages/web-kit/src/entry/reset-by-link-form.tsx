import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../api/index.ts';
import { FormRefusal, useApiErrorOnForm, useCodeText } from '../form/index.ts';
import { useResetByLink, useResetLink } from './entry.queries.ts';
import { NewPasswordPart } from './new-password-part.tsx';
import { useResetProof } from './use-reset-proof.ts';

const linkOver = 'identity.reset_link_invalid';

interface ResetByLinkFormProps {
  /** What the mailed link carried. */
  token: string;
  /** The password is set; nobody is logged in by it. */
  onDone: () => void;
  /** Asks for another link; offered where this one is over. */
  onAskAgain: () => void;
}

/**
 * A new password for the account of a mailed link, with a second proof where the account has one. A link that counts no
 * more is told before a password is typed in vain.
 */
export function ResetByLinkForm({ token, onDone, onAskAgain }: ResetByLinkFormProps) {
  const { t } = useTranslation('account-entry');
  const form = useForm({ mode: 'onTouched', defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const showOnForm = useApiErrorOnForm(form);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending, error: failure } = useResetByLink();
  const stepUp = useResetProof();
  const codeText = useCodeText();

  const submit = form.handleSubmit(async (next) => {
    setRefusal(null);
    const proven = await stepUp.prove();
    if (proven === null) return;
    try {
      await mutateAsync({ token, ...next, ...proven });
      onDone();
    } catch (error) {
      if (!stepUp.refuse(error)) setRefusal(showOnForm(error));
    }
  });
  const { data: link } = useResetLink(token);
  if (link?.isValid === false || isLinkOver(failure))
    return (
      <div className="grid gap-4">
        <FormRefusal>{codeText(linkOver)}</FormRefusal>
        <Button fullWidth onClick={onAskAgain}>
          {t('reset.ask_again')}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <NewPasswordPart form={form} stepUp={stepUp} isBusy={isPending} isTypedTwice />
    </form>
  );
}

function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === linkOver;
}
