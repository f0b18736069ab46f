import { useTranslation } from '@quetzal/i18n/react';
import { StageBackdrop } from './stage-backdrop.tsx';

/** Over a game that waits for its player to look up. */
export function StageHeld({ artSrc }: { artSrc: string | undefined }) {
  const { t } = useTranslation('game-stage');
  return (
    <StageBackdrop artSrc={artSrc}>
      <p className="font-display text-xl font-[650] tracking-snug">{t('held')}</p>
    </StageBackdrop>
  );
}
