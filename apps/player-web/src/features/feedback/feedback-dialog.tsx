import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { SelectField } from '@quetzal/ui/select-field';
import { TextAreaField } from '@quetzal/ui/text-area-field';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { useId, useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import type { FeedbackKind } from './feedback.queries.ts';
import { PictureUpload } from './picture-upload.tsx';
import { contentMax, useFeedbackForm } from './use-feedback-form.ts';

const kinds: readonly FeedbackKind[] = ['suggestion', 'problem', 'payment', 'game', 'other'];

/** A remark for the people who run the site: what it is about, 140 characters, three pictures of who is logged in. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['feedback', 'common']);
  const { locale } = useFormat();
  const { status } = useSession();
  const formId = useId();
  const [isReading, setReading] = useState(false);
  const form = useFeedbackForm(() => {
    notices.notify({ tone: 'success', title: t('sent') });
    onClose();
  });
  const { problems } = form;
  const isOwner = status === 'member' || status === 'agent';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
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
      <form
        id={formId}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <SelectField
          label={t('kind')}
          required
          placeholder={t('kind_required')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={form.kind}
          onValueChange={(kind) => form.setKind(kind as FeedbackKind)}
          error={problems.kind}
        />
        <TextAreaField
          label={t('content')}
          required
          value={form.content}
          onValueChange={form.setContent}
          lengthMax={contentMax}
          remainingText={(left) => t('left', { left })}
          locale={locale}
          error={problems.content}
        />
        {isOwner ? (
          <PictureUpload error={problems.images} onValueChange={form.setImages} onBusyChange={setReading} />
        ) : (
          <p className="text-sm text-fg-3">{t('images_login')}</p>
        )}
        {problems.form !== undefined && <Alert tone="danger">{problems.form}</Alert>}
      </form>
    </Dialog>
  );
}
