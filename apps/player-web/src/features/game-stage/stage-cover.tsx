import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Progress } from '@quetzal/ui/progress';
import { useEffect, useState } from 'react';

/** After this long a person wants to know that something is wrong. */
const slowAfterMs = 10_000;

interface StageCoverProps {
  name: string;
  artSrc: string | undefined;
  onRetry: () => void;
}

/** The wait for a game: its picture, its name, and after a while a way to try again. */
export function StageCover({ name, artSrc, onRetry }: StageCoverProps) {
  const { t } = useTranslation('game-stage');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      aria-busy="true"
      data-theme="dark"
      className="absolute inset-0 isolate grid place-items-center overflow-hidden bg-canvas p-6 text-fg"
    >
      {artSrc !== undefined && (
        <img
          src={artSrc}
          alt=""
          className="absolute inset-0 -z-1 size-full scale-125 object-cover opacity-35 blur-2xl"
        />
      )}
      <div className="grid w-64 justify-items-center gap-4 text-center">
        {artSrc !== undefined && (
          <img src={artSrc} alt="" width={150} height={200} className="w-37.5 rounded-lg shadow-4" />
        )}
        <p role="status" className="font-display text-xl font-[650] tracking-snug text-balance">
          {t('opening', { game: name })}
        </p>
        <Progress label={t('opening', { game: name })} labelHidden value={null} className="w-full" />
        <p className="min-h-10 text-sm text-balance text-fg-2">{isSlow ? t('slow') : t('opening_detail')}</p>
        {isSlow && (
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
