import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { notices } from '#shared/notices/notice-store.ts';
import { ProofUpload } from './proof-upload.tsx';
import { useProofSending } from './use-proofs.ts';
import { proofsMax } from './withdrawal.model.ts';
import { useConfirmReceipt, useProofs } from './withdrawal.queries.ts';

/** Says that the money did not arrive, with pictures that show it; a person then looks into it. */
export function NotReceivedDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const { number } = useFormat();
  const confirm = useConfirmReceipt(id);
  const before = useProofs(id).data?.length ?? 0;
  const proofs = useProofSending(id);
  const submit = () =>
    void proofs.send(async () => {
      await confirm.mutateAsync(false);
      notices.notify({ tone: 'info', title: t('receipt.reported'), detail: t('receipt.reported_detail') });
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('receipt.missing_title')}
      description={t('receipt.missing_detail')}
      closeLabel={t('common:actions.close')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-4"
      >
        {before < proofsMax && <ProofUpload filesMax={proofsMax - before} onValueChange={proofs.setPictures} />}
        {before > 0 && <p className="text-sm text-fg-2">{t('proof.sent', { number: number(before) })}</p>}
        {proofs.refusal !== null && <FormRefusal>{proofs.refusal}</FormRefusal>}
        <Button type="submit" fullWidth busy={proofs.isBusy} busyLabel={t('receipt.sending')}>
          {t('receipt.report')}
        </Button>
      </form>
    </Dialog>
  );
}
