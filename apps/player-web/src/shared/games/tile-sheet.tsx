import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { HeartIcon, PlayIcon } from '@quetzal/ui/icons';
import { Sheet } from '@quetzal/ui/sheet';
import { Link } from 'react-router-dom';
import { gamePath } from '../addresses/addresses.ts';
import { useBackStep } from '../back-step/use-back-step.ts';
import { hasDemo, type GameCard } from './game-card.ts';
import type { useFavorite } from './use-favorite.ts';

interface TileSheetProps {
  game: GameCard;
  path: string;
  favourite: ReturnType<typeof useFavorite>;
  onClose: () => void;
}

/** What else can be done with a game, for fingers that stay on its tile. */
export function TileSheet({ game, path, favourite, onClose }: TileSheetProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const { vassalage, gameCode, displayName, vendorName } = game;
  const { isStep, close } = useBackStep(onClose);
  return (
    <Sheet open onOpenChange={close} title={displayName} closeLabel={t('common:actions.close')}>
      <div className="grid gap-2.5">
        <p className="text-sm text-fg-3">{vendorName}</p>
        <Button asChild size="lg">
          <Link to={path} replace={isStep}>
            <PlayIcon />
            {t('play')}
          </Link>
        </Button>
        {hasDemo(game) && (
          <Button asChild size="lg" variant="secondary">
            <Link to={gamePath({ vassalage, gameCode, isDemo: true })} replace={isStep}>
              {t('demo')}
            </Link>
          </Button>
        )}
        {favourite !== undefined && (
          <Button
            size="lg"
            variant="ghost"
            onClick={() => {
              favourite.onPressedChange(!favourite.pressed);
              close();
            }}
          >
            <HeartIcon />
            {t(favourite.pressed ? 'unmark' : 'mark')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
