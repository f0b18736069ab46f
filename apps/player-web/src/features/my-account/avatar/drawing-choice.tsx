import { useTranslation } from '@quetzal/i18n/react';
import { Avatar } from '@quetzal/ui/avatar';
import { Skeleton } from '@quetzal/ui/skeleton';
import { drawingSrc, fallbackAvatarSrc } from '#shared/avatar/avatar-src.ts';
import { useDrawings } from '../my-account.queries.ts';

interface DrawingChoiceProps {
  /** The drawing that is chosen, "" for none. */
  value: string;
  onValueChange: (drawing: string) => void;
}

/** The drawings that can stand for a member. */
export function DrawingChoice({ value, onValueChange }: DrawingChoiceProps) {
  const { t } = useTranslation('my-account');
  const { data: drawings } = useDrawings();
  if (drawings === undefined) return <Skeleton className="h-40" />;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium text-fg">{t('avatar.drawings')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-3">
        {drawings.map((drawing, at) => (
          <label
            key={drawing}
            className="relative grid w-fit cursor-pointer place-items-center justify-self-center rounded-full p-1 has-checked:shadow-[0_0_0_2px_var(--q-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="drawing"
              value={drawing}
              checked={value === drawing}
              onChange={() => onValueChange(drawing)}
              aria-label={t('avatar.drawing', { number: at + 1 })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Avatar src={drawingSrc(drawing)} fallbackSrc={fallbackAvatarSrc} size={56} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
