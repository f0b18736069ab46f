import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { LoadMore } from '../../components/load-more/load-more.tsx';
import { bannerArt } from '../art.ts';
import { casinoGames } from '../player/games.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { Tile } from '../player/tile.tsx';
import { nothing, screenParameters } from '../screen-parameters.ts';
import { GameFilters } from './game-filters.tsx';
import { MakerFilters } from './maker-filters.tsx';

const meta = {
  title: 'Screens/Lobby',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Casino: Story = {
  render: function Lobby() {
    const [maker, setMaker] = useState('all');
    return (
      <PlayerPage current="rng">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Banner
            {...bannerArt('lobby')}
            size="strip"
            headingLevel="h1"
            title="Casino"
            detail="148 juegos de 12 proveedores · reembolso 1.2 %"
          />
          <GameFilters />
          <MakerFilters value={maker} onValueChange={setMaker} />
          <div className="grid grid-cols-3 gap-2.5 md:grid-cols-4 md:gap-3.5 xl:grid-cols-6">
            {casinoGames.map((game) => (
              <Tile key={game.id} game={game} />
            ))}
          </div>
          <LoadMore
            shownCount={18}
            totalCount={148}
            progressLabel="Viste 18 de 148 juegos"
            label="Cargar más"
            onLoadMore={nothing}
            className="py-4"
          />
        </div>
      </PlayerPage>
    );
  },
};
