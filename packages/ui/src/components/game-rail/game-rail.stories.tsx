import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { GameTile } from '../game-tile/game-tile.tsx';
import { GameRail } from './game-rail.tsx';

const games = [
  ['frutas-electricas', 'Frutas Eléctricas', 'Solaris'],
  ['fiesta-calavera', 'Fiesta Calavera', 'Xoco'],
  ['templo-esmeralda', 'Templo Esmeralda', 'Obsidia'],
  ['fenix-88', 'Fénix 88', 'Copal'],
  ['rey-tiburon', 'Rey Tiburón', 'Marea'],
  ['noche-de-jaguar', 'Noche de Jaguar', 'Nahual'],
] as const;

const tiles = [0, 1].flatMap((round) =>
  games.map(([code, title, vendor]) => (
    <GameTile
      key={`${code}-${round}`}
      title={title}
      vendor={vendor}
      artSrc={`/${code}.webp`}
      href={`#${code}`}
      playLabel="Jugar"
      onDemo={() => undefined}
      demoLabel="Demo gratis"
      favourite={{ pressed: round === 1, label: `${title} en favoritos`, onPressedChange: () => undefined }}
    />
  )),
);

const meta = {
  component: GameRail,
  args: { title: 'Juegos populares', previousLabel: 'Anteriores', nextLabel: 'Siguientes', children: tiles },
} satisfies Meta<typeof GameRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    rows: 2,
    perView: 5.4,
    badge: <Badge tone="crimson">En directo</Badge>,
    more: (
      <Button variant="ghost" size="sm">
        Ver todos
      </Button>
    ),
  },
};
export const TwoRows: Story = { args: { rows: 2, perView: 4.4 } };
export const AllInView: Story = { args: { children: tiles.slice(0, 3) } };
