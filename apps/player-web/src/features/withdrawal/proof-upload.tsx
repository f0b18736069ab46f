import { useTranslation } from '@quetzal/i18n/react';
import { FileUpload, type UploadFile } from '@quetzal/ui/file-upload';
import { useFormat } from '@quetzal/web-kit/format';
import { checkPicture } from '#shared/pictures/check-picture.ts';

interface ProofUploadProps {
  /** How many may still be added. */
  filesMax: number;
  onValueChange: (pictures: File[]) => void;
}

const bytesMax = 5 * 1024 * 1024;

const take: UploadFile<File> = async (file) => {
  await checkPicture(file);
  return file;
};

/** Pictures that show that the money did not arrive; they are kept here until the form is sent. */
export function ProofUpload({ filesMax, onValueChange }: ProofUploadProps) {
  const { t } = useTranslation('withdrawal');
  const { locale, number } = useFormat();
  const named = (key: 'remove' | 'retry' | 'reading' | 'added' | 'ready' | 'removed') => (name: string) =>
    t(`proof.${key}`, { name });
  return (
    <FileUpload
      label={t('proof.label')}
      locale={locale}
      sizeMaxBytes={bytesMax}
      filesMax={filesMax}
      upload={take}
      onValueChange={onValueChange}
      words={{
        choose: t('proof.choose'),
        limits: t('proof.limits', { max: number(filesMax) }),
        files: t('proof.files'),
        saidAdded: named('added'),
        saidSent: named('ready'),
        saidRemoved: named('removed'),
        remove: named('remove'),
        retry: named('retry'),
        sending: named('reading'),
        sent: t('proof.file_ready'),
        problems: {
          type: t('proof.problem.type'),
          size: t('proof.problem.size'),
          empty: t('proof.problem.empty'),
          count: t('proof.problem.count', { max: number(filesMax) }),
          failed: t('proof.problem.failed'),
        },
      }}
    />
  );
}
