import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem } from '@quetzal/ui/dropdown-menu';
import { IconButton } from '@quetzal/ui/icon-button';
import { EllipsisIcon, HeartIcon, InfoIcon, MaximizeIcon, RotateCcwIcon } from '@quetzal/ui/icons';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { type ReactNode, Suspense, useState } from 'react';
import type { GameCard } from '#shared/games/game-card.ts';
import { useFavorite } from '#shared/games/use-favorite.ts';
import type { GameFacts } from './game-stage.queries.ts';
import type { useFullScreen } from './use-full-screen.ts';

const RulesDialog = lazyPage(
  () => import('./rules-dialog.tsx'),
  (module) => module.RulesDialog,
);

interface StageActionsProps {
  facts: GameFacts;
  screen: ReturnType<typeof useFullScreen>;
  hasGame: boolean;
  onReload: () => void;
}

interface Action {
  key: string;
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  act: () => void;
}

/**
 * What can be done with a game beside playing it: side by side where there is room, else in a menu, and the whole screen
 * with it.
 */
export function StageActions({ facts, screen, hasGame, onReload }: StageActionsProps) {
  const { t } = useTranslation('game-stage');
  const [isRules, setRules] = useState(false);
  const favorite = useFavoriteAction(facts.game);
  const actions: Action[] = [
    ...(favorite === undefined ? [] : [favorite]),
    { key: 'rules', label: t('rules.open'), icon: <InfoIcon />, act: () => setRules(true) },
    ...(hasGame ? [{ key: 'reload', label: t('reload'), icon: <RotateCcwIcon />, act: onReload }] : []),
  ];
  return (
    <>
      {actions.map(({ key, label, icon, isOn, act }) => (
        <IconButton key={key} label={label} aria-pressed={isOn} onClick={act} className="max-md:hidden">
          {icon}
        </IconButton>
      ))}
      <DropdownMenu
        trigger={
          <IconButton label={t('more_actions')} className="md:hidden">
            <EllipsisIcon />
          </IconButton>
        }
      >
        {actions.map(({ key, label, icon, act }) => (
          <DropdownMenuItem key={key} icon={icon} onSelect={act}>
            {label}
          </DropdownMenuItem>
        ))}
        {hasGame && screen.isPossible && (
          <DropdownMenuItem icon={<MaximizeIcon />} onSelect={screen.toggle}>
            {t(screen.isOn ? 'exit_full_screen' : 'full_screen')}
          </DropdownMenuItem>
        )}
      </DropdownMenu>
      {isRules && (
        <Suspense fallback={null}>
          <RulesDialog facts={facts} onClose={() => setRules(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The heart of the game; undefined where the site has none. */
function useFavoriteAction(game: GameCard): Action | undefined {
  const { t } = useTranslation('game-stage');
  const favorite = useFavorite(game);
  if (favorite === undefined) return undefined;
  const { pressed, onPressedChange } = favorite;
  return {
    key: 'favorite',
    label: t(pressed ? 'favorite.remove' : 'favorite.add'),
    icon: <HeartIcon className={pressed ? 'fill-current text-crimson' : ''} />,
    isOn: pressed,
    act: () => onPressedChange(!pressed),
  };
}
