import { useTranslation } from '@quetzal/i18n/react';
import { CircleHelpIcon, FlameIcon, PlayIcon, WalletIcon } from '@quetzal/ui/icons';
import { useFlag } from '@quetzal/web-kit/site-info';
import { gamePath } from '#shared/addresses/addresses.ts';
import { hasDemo } from '#shared/games/game-card.ts';
import { useHotGames } from '#shared/games/hot-games.queries.ts';
import { useWayTo } from './use-way-to.ts';
import { WayList, type Way } from './way-list.tsx';

/** Where to begin, as far as the site has it: pay in, a game for nothing, the popular games, help. */
export function StartStep({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['account-entry', 'lobby', 'help']);
  const wayTo = useWayTo();
  const hasFavorites = useFlag('GAMELOFAV3');
  const games = useHotGames().data ?? [];
  const demo = games.find(hasDemo);
  const demoWay: Way[] =
    demo === undefined
      ? []
      : [
          {
            name: 'demo',
            icon: <PlayIcon />,
            title: t('lobby:hero.play_demo'),
            detail: t('newcomer.demo_detail', { game: demo.displayName }),
            href: gamePath({ vassalage: demo.vassalage, gameCode: demo.gameCode, isDemo: true }),
          },
        ];
  return (
    <WayList
      onLeave={onLeave}
      ways={[
        {
          name: 'deposit',
          isFirst: true,
          icon: <WalletIcon />,
          title: t('newcomer.deposit'),
          detail: t('newcomer.deposit_detail'),
          href: wayTo('depositv2'),
        },
        ...demoWay,
        {
          name: 'games',
          icon: <FlameIcon />,
          title: t('lobby:hot_games'),
          detail: hasFavorites ? t('newcomer.favorites_detail') : undefined,
          href: '/rng',
        },
        {
          name: 'help',
          icon: <CircleHelpIcon />,
          title: t('help:title'),
          detail: t('help:detail'),
          href: '/help',
        },
      ]}
    />
  );
}
