import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { useId, type ReactNode } from 'react';
import { ConfirmationFields } from './confirmation-fields.tsx';
import type { Confirmation } from './security.model.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useFocusOnFirstProblem } from './use-focus-on-first-problem.ts';

interface ConfirmationDialogProps {
  title: string;
  /** What happens, and what stays as it is. */
  detail: string;
  submitLabel: string;
  tone?: 'accent' | 'danger';
  onClose: () => void;
  /** False when something is wrong with the fields of `children`, which then say so: nothing is sent. */
  checkFields?: () => boolean;
  /** Rejects with the refusal; the dialog puts it into words and stays. */
  onConfirm: (confirmation: Confirmation) => Promise<unknown>;
  /** Fields that stand before the password. */
  children?: ReactNode;
}

/** A change of the account that wants the password, and the second factor where there is one. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { title, detail, submitLabel, tone = 'accent', onClose, checkFields, onConfirm, children } = props;
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const formId = useId();
  const form = useConfirmation(onConfirm, checkFields);
  const formRef = useFocusOnFirstProblem(form.attempts);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={detail}
      closeLabel={common.t('actions.close')}
      footer={
        <div className="flex flex-1 gap-2.5">
          <Button variant="secondary" onClick={onClose}>
            {common.t('actions.cancel')}
          </Button>
          <Button
            type="submit"
            className="flex-1"
            form={formId}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={form.isBusy}
            busyLabel={t('step_up.confirming')}
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <form
        ref={formRef}
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.confirm();
        }}
      >
        {children}
        <ConfirmationFields form={form} />
      </form>
    </Dialog>
  );
}
