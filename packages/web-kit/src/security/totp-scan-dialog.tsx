import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { CodeField } from '@quetzal/ui/code-field';
import { CopyButton } from '@quetzal/ui/copy-button';
import { Dialog } from '@quetzal/ui/dialog';
import { QRCode } from '@quetzal/ui/qr-code';
import { useId, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { useErrorText } from '../form/index.ts';
import { useConfirmTotp } from './security.queries.ts';
import { useCopyRefusal } from './use-copy-refusal.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

/** What an authenticator app keeps: as an address for its camera and as a key to type. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

interface TotpScanDialogProps {
  secret: TotpSecret;
  onClose: () => void;
  /** The first code was right; the recovery codes come only now, and only with the first factor. */
  onEnabled: (recoveryCodes: readonly string[]) => void;
}

const codeLength = 6;

/** The picture to scan and the first code of the app, which proves that it was scanned. */
export function TotpScanDialog({ secret, onClose, onEnabled }: TotpScanDialogProps) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const form = useTotpCode(onEnabled);
  const formId = useId();
  const input = useFocusOnProblem(form.problem);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('totp.setup_title')}
      description={t('totp.scan')}
      closeLabel={common.t('actions.close')}
      footer={
        <Button type="submit" form={formId} fullWidth busy={form.isBusy} busyLabel={t('totp.confirming')}>
          {t('totp.confirm')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <QRCode value={secret.uri} label={t('totp.qr_label')} size={224} className="justify-self-center" />
        <TypedKey secret={secret.secret} />
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit(form.code);
          }}
        >
          <CodeField
            ref={input}
            label={t('totp.code')}
            required
            hint={t('totp.code_hint')}
            error={form.problem ?? undefined}
            value={form.code}
            onValueChange={form.change}
            onComplete={(code) => void form.submit(code)}
            busy={form.isBusy}
            length={codeLength}
          />
          {form.refusal !== null && <Alert tone="danger">{form.refusal}</Alert>}
        </form>
      </div>
    </Dialog>
  );
}

function useTotpCode(onEnabled: TotpScanDialogProps['onEnabled']) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    code,
    problem,
    refusal,
    isBusy: confirm.isPending,
    change(next: string) {
      setCode(next);
      setProblem(null);
    },
    async submit(typed: string) {
      if (confirm.isPending) return;
      setRefusal(null);
      setProblem(null);
      if (typed.length < codeLength) return setProblem(t('totp.code_required'));
      try {
        onEnabled((await confirm.mutateAsync(typed)).recoveryCodes);
      } catch (err) {
        if (err instanceof ApiError && err.status === 422) setProblem(errorText(err));
        else setRefusal(errorText(err));
      }
    },
  };
}

/* For who cannot scan: the whole key in groups, since it may be typed by hand. What is copied has no spaces. */
function TypedKey({ secret }: { secret: string }) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const { note, tell } = useCopyRefusal();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-sm text-fg-2">
      {t('totp.secret')}
      <span className="flex items-center gap-1.5 rounded-md bg-sunken py-1 ps-3 pe-1 shadow-[inset_0_0_0_1px_var(--q-line)]">
        <bdi dir="ltr" className="min-w-0 flex-1 font-mono text-fg">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
        <CopyButton
          iconOnly
          text={secret}
          label={t('totp.copy_secret')}
          copiedLabel={common.t('actions.copied')}
          onCopyError={tell}
          variant="ghost"
        />
      </span>
      {note}
    </div>
  );
}
