import { useState } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { GameTile } from '../../components/game-tile/game-tile.tsx';
import { FlameIcon } from '../../icons/index.ts';
import { gameArt } from '../art.ts';
import { nothing } from '../screen-parameters.ts';
import type { Game } from './games.ts';

const marks = {
  hot: (
    <Badge tone="warn" icon={<FlameIcon />}>
      Hot
    </Badge>
  ),
  new: <Badge tone="accent">Nuevo</Badge>,
  live: <Badge tone="live">En vivo</Badge>,
};

/** A game with its heart and its demo. */
export function Tile({ game }: { game: Game }) {
  const [isFavourite, setFavourite] = useState(game.isFavourite ?? false);
  return (
    <GameTile
      {...gameArt(game.id)}
      title={game.title}
      vendor={game.maker}
      href={`#${game.id}`}
      playLabel="Jugar"
      demoLabel="Demo gratis"
      onDemo={nothing}
      loading="eager"
      badges={game.mark && marks[game.mark]}
      favourite={{
        pressed: isFavourite,
        label: `${game.title} en favoritos`,
        onPressedChange: setFavourite,
      }}
    />
  );
}
