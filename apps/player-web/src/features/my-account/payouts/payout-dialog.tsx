import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { TextField } from '@quetzal/ui/text-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import { TransactionProofFields } from './transaction-proof-fields.tsx';
import { usePayoutForm } from './use-payout-form.ts';

interface PayoutDialogProps {
  /** In whose name the accounts are, once one is there. */
  holder: string | undefined;
  onClose: () => void;
}

/** Adds an account to be paid out to, in the member's own name. */
export function PayoutDialog({ holder, onClose }: PayoutDialogProps) {
  const { t } = useTranslation(['my-account', 'common']);
  const form = usePayoutForm(holder, onClose);
  const { kinds, kind, setKind, number, setNumber, holderName, setHolderName, problems, proof, giveUp } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) giveUp();
      }}
      size="sm"
      title={t('payouts.add')}
      description={t('payouts.own_name')}
      closeLabel={t('common:actions.close')}
    >
      <Form onSubmit={proof.submit}>
        {kinds.length > 1 && (
          <RadioCards
            label={t('payouts.kind')}
            layout="tiles"
            options={kinds.map((value) => ({ value, title: t(`payouts.${value}`) }))}
            value={kind}
            onValueChange={setKind}
          />
        )}
        <TextField
          label={t('payouts.holder')}
          autoComplete="name"
          maxLength={80}
          readOnly={holder !== undefined}
          hint={holder === undefined ? t('payouts.holder_hint') : t('payouts.holder_fixed')}
          value={holderName}
          onChange={(event) => setHolderName(event.target.value)}
          error={problems.holderName}
        />
        <TextField
          key={kind}
          label={t(`payouts.number_${kind}`)}
          hint={t(`payouts.number_hint_${kind}`)}
          inputMode={kind === 'bank' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          ltr
          maxLength={200}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={problems.number}
        />
        <TransactionProofFields proof={proof} />
        {proof.refusal !== null && <FormRefusal>{proof.refusal}</FormRefusal>}
        <Button type="submit" fullWidth busy={proof.isBusy} busyLabel={t('saving')}>
          {t('payouts.add')}
        </Button>
      </Form>
    </Dialog>
  );
}
