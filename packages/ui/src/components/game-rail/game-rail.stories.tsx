import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
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
  title: 'Game site/GameRail',
  component: GameRail,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show hot games in two rows of 5.4, so that a page of five turns at a time.',
        'Leave the whole rail out when it has no games; an empty frame helps nobody.',
        'Link to the whole list in `more`.',
      ],
      avoid: [
        'Do not use two rows with fewer than ten games; take one row or a grid.',
        'Do not put anything but tiles of one size into it; `Carousel` takes other cards.',
      ],
      keyboard: [
        ['Tab', 'Arrows, then the tiles with their hearts; the tile with the focus scrolls into view.'],
        ['Right and Left', 'To the next and the previous column; mirrored in right-to-left pages.'],
        ['Home and End', 'To the first and the last column.'],
      ],
    } satisfies Guide,
  },
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
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ألعاب رائجة', previousLabel: 'السابق', nextLabel: 'التالي', rows: 2 },
};
