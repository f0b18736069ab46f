import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { GameTile, GameTileSkeleton } from '../game-tile/game-tile.tsx';
import { VirtualGrid } from './virtual-grid.tsx';

const pictures = ['frutas-electricas', 'fiesta-calavera', 'templo-esmeralda', 'fenix-88', 'rey-tiburon'] as const;

const meta = {
  title: 'Data/VirtualGrid',
  component: VirtualGrid,
  args: {
    label: 'Juegos',
    count: 5_000,
    itemKey: (index) => index,
    itemRatio: 3 / 4,
    placeholder: <GameTileSkeleton />,
    rowClassName: 'grid grid-cols-2 gap-3.5 md:grid-cols-4 xl:grid-cols-6',
    renderItem: (index) => (
      <GameTile
        title={`Juego ${index + 1}`}
        vendor="Solaris"
        artSrc={`/${pictures[index % pictures.length]}.webp`}
        href={`#${index}`}
        playLabel="Jugar"
      />
    ),
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Take it where a list of tiles may have thousands and scrolls with the page.',
        'Give the count of the whole list at once: the scroll bar then tells the truth, and any place can be reached.',
        'Fetch what `onRangeChange` names, and draw a skeleton until it is there.',
      ],
      avoid: [
        'Do not take it for a few dozen tiles: a plain grid can be searched and printed.',
        'Do not give it tiles of different heights.',
      ],
      keyboard: [
        ['Tab', 'From tile to tile; the page follows, and more tiles come'],
        ['Page Up, Page Down, Home, End', 'Scroll the page'],
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof VirtualGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { count: 40 } };
export const NotFetchedYet: Story = { args: { renderItem: () => <GameTileSkeleton /> } };
export const LastRowNotFull: Story = { args: { count: 9 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { count: 40 } };
