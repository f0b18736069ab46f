import { RotateCwIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

interface CaptchaImageProps {
  imageUrl: string | null;
  imageAlt: string;
  failedLabel: string;
  disabled: boolean;
  /** When it was pressed, on the clock of the page's events. */
  onPress: (pressedMs: number) => void;
}

/* The picture is a button; its size stays the same whatever is shown: as wide as a picture of 23 to 7 is at its height, and
   the sign beside it, so that no character is cut off. */
export function CaptchaImage({ imageUrl, imageAlt, failedLabel, disabled, onPress }: CaptchaImageProps) {
  const [seen, setSeen] = useState({ url: '', isLoaded: false });
  const state = imageUrl === null || seen.url !== imageUrl ? 'loading' : seen.isLoaded ? 'loaded' : 'failed';
  return (
    <button
      type="button"
      data-slot="captcha-image"
      data-state={state}
      disabled={disabled}
      aria-busy={state === 'loading' || undefined}
      aria-label={state === 'failed' ? failedLabel : imageAlt}
      title={state === 'failed' ? undefined : imageAlt}
      onClick={(event) => imageUrl !== null && onPress(event.timeStamp)}
      style={{ width: 'calc(var(--q-input) * 23 / 7 + 2.25rem)' }}
      className="flex h-(--q-input) flex-none items-center overflow-hidden rounded-md bg-surface-3 text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-4 hover:text-fg focus-ring disabled:opacity-65"
    >
      <span className="relative grid h-full min-w-0 flex-1 place-items-center overflow-hidden">
        {imageUrl !== null && (
          <img
            key={imageUrl}
            src={imageUrl}
            alt=""
            className={cn('absolute inset-0 size-full object-contain', state !== 'loaded' && 'opacity-0')}
            onLoad={() => setSeen({ url: imageUrl, isLoaded: true })}
            onError={() => setSeen({ url: imageUrl, isLoaded: false })}
          />
        )}
        {state === 'loading' && <Skeleton className="absolute inset-0 rounded-none" />}
        {state === 'failed' && <span className="truncate ps-3 text-xs font-semibold">{failedLabel}</span>}
      </span>
      <RotateCwIcon className="mx-2.5 size-4" />
    </button>
  );
}
