import type { PayoutKind } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { RadioCards } from '@quetzal/ui/radio-cards';
import { Skeleton } from '@quetzal/ui/skeleton';
import { TextField } from '@quetzal/ui/text-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import { Suspense } from 'react';
import { payoutDraft } from '#shared/payouts/payout-draft.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { usePayoutKinds } from '../my-account.queries.ts';
import { TransactionProofFields } from './transaction-proof-fields.tsx';
import { usePayoutForm } from './use-payout-form.ts';

interface PayoutDialogProps {
  /** In whose name the accounts are, once one is there. */
  holder: string | undefined;
  onClose: () => void;
}

/** Adds an account to be paid out to, in the member's own name. */
export function PayoutDialog({ holder, onClose }: PayoutDialogProps) {
  const { t } = useTranslation(['my-account', 'withdrawal', 'common']);
  const { data: kinds, error, refetch } = usePayoutKinds();
  return (
    <Dialog
      open
      onOpenChange={() => {
        payoutDraft.forget();
        onClose();
      }}
      size="sm"
      title={t('payouts.add')}
      description={t('payouts.own_name')}
      closeLabel={t('common:actions.close')}
    >
      {kinds === undefined && error === null && <FormSkeleton />}
      {kinds === undefined && error !== null && (
        <RegionError title={t('withdrawal:failed')} error={error} onRetry={() => void refetch()} />
      )}
      {/* Words that the form waits for are waited for in its own size. */}
      <Suspense fallback={<FormSkeleton />}>
        {kinds !== undefined && <PayoutForm kinds={kinds} holder={holder} onDone={onClose} />}
      </Suspense>
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-96" />
    </div>
  );
}

interface PayoutFormProps {
  kinds: readonly PayoutKind[];
  holder: string | undefined;
  onDone: () => void;
}

function PayoutForm({ kinds, holder, onDone }: PayoutFormProps) {
  const { t } = useTranslation('my-account');
  const form = usePayoutForm(kinds, holder, onDone);
  const { kind, setKind, number, setNumber, holderName, setHolderName, problems, proof } = form;
  return (
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
  );
}
