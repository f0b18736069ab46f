import { useTranslation } from '@quetzal/i18n/react';
import { FileUpload, type UploadFile } from '@quetzal/ui/file-upload';
import { useFormat } from '@quetzal/web-kit/format';
import { checkPicture } from '#shared/pictures/check-picture.ts';
import type { Picture } from './draft.ts';
import { readBase64 } from './read-base64.ts';

interface PictureUploadProps {
  error: string | undefined;
  /** The pictures that were there when the dialog was closed. */
  initial: readonly Picture[];
  /** The pictures in the list, also while they are being read. */
  onValueChange: (pictures: Picture[]) => void;
  onBusyChange: (isBusy: boolean) => void;
}

const bytesMax = 5 * 1024 * 1024;

const read: UploadFile<string> = async (file, options) => {
  await checkPicture(file);
  return readBase64(file, options);
};

/** Up to three pictures that go with a remark; they are read here and sent with it. */
export function PictureUpload({ error, initial, onValueChange, onBusyChange }: PictureUploadProps) {
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
      upload={read}
      defaultFiles={initial}
      onKeptChange={onValueChange}
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
