import { useTranslation } from '@quetzal/i18n/react';
import { FileUpload } from '@quetzal/ui/file-upload';
import { useFormat } from '@quetzal/web-kit/format';
import { readBase64 } from './read-base64.ts';

interface PictureUploadProps {
  error: string | undefined;
  /** The pictures that are ready, in base64. */
  onValueChange: (images: string[]) => void;
  onBusyChange: (isBusy: boolean) => void;
}

const bytesMax = 5 * 1024 * 1024;

/** Up to three pictures that go with a remark; they are read here and sent with it. */
export function PictureUpload({ error, onValueChange, onBusyChange }: PictureUploadProps) {
  const { t } = useTranslation('feedback');
  const { locale } = useFormat();
  const named = (key: 'remove' | 'retry' | 'reading' | 'added' | 'ready' | 'removed') => (name: string) =>
    t(key, { name });
  return (
    <FileUpload
      label={t('images')}
      error={error}
      locale={locale}
      sizeMaxBytes={bytesMax}
      upload={readBase64}
      onValueChange={onValueChange}
      onBusyChange={onBusyChange}
      words={{
        choose: t('images_choose'),
        limits: t('images_limits'),
        files: t('files'),
        saidAdded: named('added'),
        saidSent: named('ready'),
        saidRemoved: named('removed'),
        remove: named('remove'),
        retry: named('retry'),
        sending: named('reading'),
        sent: t('file_ready'),
        problems: {
          type: t('problem.type'),
          size: t('problem.size'),
          empty: t('problem.empty'),
          count: t('problem.count'),
          failed: t('problem.failed'),
        },
      }}
    />
  );
}
