import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { CheckboxField } from '@quetzal/ui/checkbox-field';
import { Dialog } from '@quetzal/ui/dialog';
import { ExternalLinkIcon } from '@quetzal/ui/icons';
import { useErrorText } from '@quetzal/web-kit/form';
import { useId, useState, type FormEvent } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { useAcceptTerms, type Terms } from '#shared/terms/terms.queries.ts';

interface TermsDialogProps {
  terms: Terms;
  onAccepted: () => void;
  onLater: () => void;
}

const documents = ['terms', 'privacy'] as const;

/** The documents that changed, a box to accept them, and the way to put it off. */
export function TermsDialog({ terms, onAccepted, onLater }: TermsDialogProps) {
  const { t } = useTranslation(['my-account', 'common']);
  const errorText = useErrorText();
  const formId = useId();
  const accept = useAcceptTerms();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissed(!isAgreed);
    if (!isAgreed) return;
    accept.mutate(
      { terms: terms.terms, privacy: terms.privacy },
      {
        onSuccess: () => {
          notices.notify({ tone: 'success', title: t('terms.accepted') });
          onAccepted();
        },
        // What was read is not what counts now: the box is for the new versions.
        onError: () => setAgreed(false),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onLater}
      size="sm"
      title={t('terms.title')}
      description={t('terms.detail')}
      closeLabel={t('common:actions.close')}
      footer={
        <div className="grid flex-1 gap-2.5">
          <Button type="submit" form={formId} fullWidth busy={accept.isPending} busyLabel={t('saving')}>
            {t('terms.accept')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onLater}>
            {t('terms.later')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <ul className="grid gap-2">
          {documents.map((document) => (
            <li key={document}>
              <a
                href={`/help#${document}`}
                target="_blank"
                rel="noopener"
                className="flex min-h-12 items-center gap-3 rounded-lg bg-surface-2 px-4 py-2 font-medium text-fg shadow-[inset_0_0_0_1px_var(--q-line)] focus-ring hover:bg-surface-3"
              >
                <span className="min-w-0 flex-1">
                  {t(`documents.${document}`)}
                  <span className="block text-xs font-normal text-fg-3">
                    {t('documents.version', { version: terms[document] })}
                  </span>
                </span>
                <ExternalLinkIcon aria-hidden="true" className="size-4 flex-none text-fg-3" />
              </a>
            </li>
          ))}
        </ul>
        <CheckboxField
          label={t('terms.agree')}
          checked={isAgreed}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            setMissed(false);
          }}
          error={isMissed ? t('terms.required') : undefined}
        />
        {accept.isError && <Alert tone="danger">{errorText(accept.error)}</Alert>}
      </form>
    </Dialog>
  );
}
