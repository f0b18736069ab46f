import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { PasswordField } from '@quetzal/ui/password-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import type { PayoutAccount } from '#shared/payouts/payouts.queries.ts';
import { TextAction } from '#shared/text-action/text-action.tsx';
import { useAccountWords } from './account-words.tsx';
import { useConfirm } from './use-confirm.ts';
import type { WithdrawalQuote } from './withdrawal-quote.ts';
import { QuoteFacts } from './withdrawal-summary.tsx';

interface ConfirmDialogProps {
  account: PayoutAccount;
  amount: string;
  quote: WithdrawalQuote;
  onClose: () => void;
  onForgot: () => void;
  onRequested: (withdrawalId: string) => void;
}

/** The last look at a withdrawal, and the password that lets the money go. */
export function ConfirmDialog({ account, amount, quote, onClose, onForgot, onRequested }: ConfirmDialogProps) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const words = useAccountWords();
  const { password, setPassword, problem, refusal, isBusy, submit } = useConfirm(
    { payoutAccountId: account.id, amount },
    onRequested,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('confirm.title')}
      description={t('confirm.detail')}
      closeLabel={t('common:actions.close')}
    >
      <Form onSubmit={submit}>
        <div className="rounded-lg bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--q-line)]">
          <div className="font-semibold text-fg">{words.nameOf(account)}</div>
          <div className="mb-2 text-sm text-fg-2">
            <bdi>{account.holderName}</bdi>
          </div>
          <QuoteFacts amount={amount} quote={quote} />
        </div>
        <PasswordField
          label={t('confirm.password')}
          labelEnd={<TextAction onSelect={onForgot}>{t('confirm.forgot')}</TextAction>}
          revealLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem}
        />
        {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
        <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={t('confirm.sending')}>
          {t('confirm.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
