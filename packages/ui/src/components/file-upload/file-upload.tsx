import { useState, type ReactNode } from 'react';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileRow, type FileRowWords } from './file-row.tsx';
import type { FileLimits, KeptFile, UploadItem } from './upload-item.ts';
import { useUploads, type UploadFile } from './use-uploads.ts';

export { FileRefusal } from './upload-item.ts';
export type { FileProblem, KeptFile } from './upload-item.ts';
export type { UploadFile } from './use-uploads.ts';

export interface FileUploadWords extends FileRowWords {
  /** What to do: choose, drop or paste. */
  choose: ReactNode;
  /** The limits in words. */
  limits?: ReactNode | undefined;
  /** Names the list of files. */
  files: string;
  /** Said aloud when a file was added, has arrived, or was removed. */
  saidAdded: (name: string) => string;
  saidSent: (name: string) => string;
  saidRemoved: (name: string) => string;
}

export interface FileUploadProps<Result> extends FieldTexts, Partial<FileLimits> {
  upload: UploadFile<Result>;
  /** What is in the list from the start: files of a form that was left and is opened again. Some may still have to be sent. */
  defaultFiles?: readonly KeptFile<Result>[] | undefined;
  /** The answers of all files that have arrived, in the order of the list. */
  onValueChange?: ((results: Result[]) => void) | undefined;
  /** Every file that was not refused, also while it is on its way: what a form that may be left keeps. */
  onKeptChange?: ((files: KeptFile<Result>[]) => void) | undefined;
  /** True while a file is on its way: a form should wait. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
  words: FileUploadWords;
  /** BCP 47, for sizes. */
  locale: string;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const images = ['image/png', 'image/jpeg'];

/** Pictures to hand in: PNG or JPEG, 5 MB each, three at most unless told otherwise. Each is sent at once. */
export function FileUpload<Result>({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  accept = images,
  sizeMaxBytes = 5_000_000,
  filesMax = 3,
  upload,
  defaultFiles = [],
  onValueChange,
  onKeptChange,
  onBusyChange,
  words,
  locale,
  disabled = false,
  id,
  className,
}: FileUploadProps<Result>) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const [said, setSaid] = useState('');
  const { 'aria-required': _, ...wired } = control;
  const sayRefusal = ({ file, problem }: UploadItem<Result>) =>
    problem === undefined ? words.saidAdded(file.name) : `${file.name}: ${words.problems[problem]}`;
  const { items, add, remove, retry } = useUploads({
    first: defaultFiles,
    upload,
    limits: { accept, sizeMaxBytes, filesMax },
    onSettled: (item) => setSaid(item.state === 'sent' ? words.saidSent(item.file.name) : sayRefusal(item)),
    onResults: (results) => onValueChange?.(results),
    onKept: (files) => onKeptChange?.(files),
    onBusyChange: (busy) => onBusyChange?.(busy),
  });
  const takeAway = (item: UploadItem<Result>) => {
    remove(item.id);
    setSaid(words.saidRemoved(item.file.name));
    document.getElementById(ids.controlId)?.focus();
  };
  return (
    <Field
      {...ids}
      {...{ label, labelHidden, labelEnd, hint, error, required, className }}
      data-slot="file-upload"
      after={
        items.length > 0 && (
          <ul aria-label={words.files} className="mt-1 grid gap-2">
            {items.map((item) => (
              <FileRow
                key={item.id}
                {...{ item, words, locale }}
                onRemove={() => takeAway(item)}
                onRetry={() => retry(item)}
              />
            ))}
          </ul>
        )
      }
    >
      <DropZone
        control={wired}
        accept={accept}
        multiple={filesMax > 1}
        disabled={disabled}
        onFiles={(files) => setSaid(add(files).map(sayRefusal).join(' '))}
        title={words.choose}
        detail={words.limits}
      />
      <output className="sr-only">{said}</output>
    </Field>
  );
}
