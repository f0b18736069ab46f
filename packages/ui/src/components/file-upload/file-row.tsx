import { CircleCheckIcon, RotateCcwIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { formatBytes, type FileProblem, type UploadItem } from './upload-item.ts';

/** What a row says; names of files come in by argument. */
export interface FileRowWords {
  remove: (name: string) => string;
  retry: (name: string) => string;
  /** Names the bar while a file is being sent. */
  sending: (name: string) => string;
  /** Beside the tick. */
  sent: string;
  problems: Record<FileProblem, string>;
}

interface FileRowProps {
  item: UploadItem;
  words: FileRowWords;
  locale: string;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file: picture, name, how far it is or what is wrong, and what can be done about it. */
export function FileRow({ item, words, locale, onRemove, onRetry }: FileRowProps) {
  const { file, state, problem } = item;
  return (
    <li
      data-slot="file-row"
      data-state={state}
      className="flex min-h-16 items-center gap-3 rounded-lg bg-surface-2 p-2 pe-1.5 shadow-[inset_0_0_0_1px_var(--q-line)]"
    >
      <Preview file={file} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate text-sm font-medium text-fg" title={file.name}>
          <bdi>{file.name}</bdi>
        </p>
        {state === 'sending' ? (
          <Progress
            labelHidden
            label={words.sending(file.name)}
            className="h-4 content-center"
            value={item.progress * 100}
          />
        ) : (
          <p className={cn('flex items-center gap-1.5 text-xs', problem ? 'text-danger-text' : 'text-fg-3')}>
            {state === 'sent' && <CircleCheckIcon aria-hidden="true" className="size-3.5 text-success-text" />}
            {problem ? words.problems[problem] : `${words.sent} · ${formatBytes(file.size, locale)}`}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <IconButton label={words.retry(file.name)} size="sm" onClick={onRetry}>
          <RotateCcwIcon />
        </IconButton>
      )}
      <IconButton label={words.remove(file.name)} size="sm" onClick={onRemove}>
        <XIcon />
      </IconButton>
    </li>
  );
}

/* The picture's address lives as long as the element. */
function Preview({ file }: { file: File }) {
  const [broken, setBroken] = useState(false);
  const [, extension = ''] = /\.(\w{1,4})$/.exec(file.name) ?? [];
  if (broken || !file.type.startsWith('image/') || file.size === 0)
    return (
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-items-center rounded-md bg-surface-4 text-2xs font-semibold text-fg-2 uppercase"
      >
        {extension}
      </span>
    );
  return (
    <img
      alt=""
      onError={() => setBroken(true)}
      className="size-12 flex-none rounded-md bg-surface-4 object-cover"
      ref={(image) => {
        if (image === null) return;
        const url = URL.createObjectURL(file);
        image.src = url;
        return () => URL.revokeObjectURL(url);
      }}
    />
  );
}
