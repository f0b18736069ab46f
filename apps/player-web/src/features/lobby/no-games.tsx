import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { FlameIcon, HeartIcon, HistoryIcon, SearchXIcon } from '@quetzal/ui/icons';
import { useHotGames } from '#shared/games/hot-games.queries.ts';
import { LobbyTile } from '#shared/games/lobby-tile.tsx';
import type { ListChoice } from './list-choice.ts';

const suggestionsMax = 6;

/** What an empty list says, by what it was narrowed to. */
const nothing = {
  all: { icon: <SearchXIcon />, title: 'none_title', detail: 'none_detail' },
  hot: { icon: <FlameIcon />, title: 'none_hot_title', detail: 'none_hot_detail' },
  favorites: { icon: <HeartIcon />, title: 'none_favorites_title', detail: 'none_favorites_detail' },
  recent: { icon: <HistoryIcon />, title: 'none_recent_title', detail: 'none_recent_detail' },
} as const;

/** A list without games: why, the way back to all of them, and a few that others like. */
export function NoGames({ choice, onClear }: { choice: ListChoice; onClear: () => void }) {
  const { t } = useTranslation('lobby');
  const { icon, title, detail } = nothing[choice.search === '' ? choice.filter : 'all'];
  return (
    <div className="grid gap-7">
      <EmptyState
        icon={icon}
        title={t(title)}
        detail={t(detail)}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
      <Suggestions />
    </div>
  );
}

function Suggestions() {
  const { t } = useTranslation('lobby');
  const games = useHotGames().data?.slice(0, suggestionsMax) ?? [];
  if (games.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-3.5 font-display text-lg font-[650] tracking-snug">{t('hot_games')}</h2>
      <ul className="grid grid-cols-2 gap-3.5 xs:grid-cols-3 xs:max-md:gap-2.5 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6 2xl:grid-cols-7">
        {games.map((game) => (
          <li key={game.nodeId} className="min-w-0">
            <LobbyTile game={game} marksHot={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
