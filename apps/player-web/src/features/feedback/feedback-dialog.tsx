import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { SelectField } from '@quetzal/ui/select-field';
import { TextAreaField } from '@quetzal/ui/text-area-field';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { useId, useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { useRemainingText } from '#shared/remaining-text/use-remaining-text.ts';
import type { FeedbackKind } from './feedback.queries.ts';
import { PictureUpload } from './picture-upload.tsx';
import { contentMax, useFeedbackForm } from './use-feedback-form.ts';

const kinds: readonly FeedbackKind[] = ['suggestion', 'problem', 'payment', 'game', 'other'];

/**
 * A remark for the people who run the site: what it is about, 140 characters, three pictures of who is logged in. Who
 * closes it finds it again as it was.
 */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['feedback', 'common']);
  const { locale } = useFormat();
  const remainingText = useRemainingText();
  const { hasAccount } = useSession();
  const formId = useId();
  const [isReading, setReading] = useState(false);
  const form = useFeedbackForm(() => {
    notices.notify({ tone: 'success', title: t('sent') });
    onClose();
  });
  const { draft, change, problems } = form;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('title')}
      description={t('detail')}
      closeLabel={t('common:actions.close')}
      footer={
        <Button type="submit" form={formId} fullWidth disabled={isReading} busy={form.isBusy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={form.send} className="grid-cols-[minmax(0,1fr)]">
        <SelectField
          label={t('kind')}
          required
          placeholder={t('kind_required')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={draft.kind}
          onValueChange={(kind) => change({ kind: kind as FeedbackKind })}
          error={problems.kind}
        />
        <TextAreaField
          label={t('content')}
          required
          value={draft.content}
          onValueChange={(content) => change({ content })}
          lengthMax={contentMax}
          remainingText={remainingText}
          locale={locale}
          error={problems.content}
        />
        {hasAccount ? (
          <PictureUpload
            error={problems.pictures}
            initial={draft.pictures}
            onValueChange={(pictures) => change({ pictures })}
            onBusyChange={setReading}
          />
        ) : (
          <p className="text-sm text-fg-3">{t('images_login')}</p>
        )}
        {problems.form !== undefined && <FormRefusal>{problems.form}</FormRefusal>}
      </Form>
    </Dialog>
  );
}
