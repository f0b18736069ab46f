import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { Progress } from '@quetzal/ui/progress';
import { StageBackdrop } from './stage-backdrop.tsx';
import { useWait } from './use-wait.ts';

interface StageCoverProps {
  name: string;
  artSrc: string | undefined;
  onLeave: () => void;
  onRetry: () => void;
}

/** Over a game until it says that it is ready: its picture and name, later a way to try again, in the end the truth. */
export function StageCover({ name, artSrc, onLeave, onRetry }: StageCoverProps) {
  const { t } = useTranslation('game-stage');
  const wait = useWait();
  const opening = name === '' ? t('opening_unnamed') : t('opening', { game: name });
  if (wait === 'silent')
    return (
      <StageBackdrop artSrc={artSrc}>
        <ErrorState
          title={t('silent_title')}
          detail={t('silent_detail')}
          retry={
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button onClick={onRetry}>{t('retry')}</Button>
              <Button variant="secondary" onClick={onLeave}>
                {t('see_games')}
              </Button>
            </div>
          }
        />
      </StageBackdrop>
    );
  return (
    <StageBackdrop artSrc={artSrc} aria-busy="true">
      <div className="grid w-64 justify-items-center gap-4 text-center">
        {artSrc === undefined ? (
          <span className="h-50 low:hidden" />
        ) : (
          <img
            src={artSrc}
            alt=""
            width={150}
            height={200}
            className="h-50 w-37.5 rounded-lg object-cover shadow-4 low:hidden"
          />
        )}
        {/* Room for the name, which comes later than this. */}
        <p
          role="status"
          className="grid min-h-14 place-items-center font-display text-xl font-[650] tracking-snug text-balance"
        >
          {/* Another text is another element: what only replaces it has not moved. */}
          <span key={opening}>{opening}</span>
        </p>
        <Progress label={opening} labelHidden value={null} className="w-full" />
        <p className="min-h-15 text-sm text-balance text-fg-2">{wait === 'slow' ? t('slow') : t('opening_detail')}</p>
        <div className="h-11">
          {wait === 'slow' && (
            <Button variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </StageBackdrop>
  );
}
