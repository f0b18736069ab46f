import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FlameIcon } from '../../icons/index.ts';
import { Badge } from '../badge/badge.tsx';
import { GameTile, GameTileSkeleton } from './game-tile.tsx';

const meta = {
  component: GameTile,
  decorators: [
    (Story) => (
      <div className="w-50">
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Fiesta Calavera',
    vendor: 'Xoco',
    artSrc: '/fiesta-calavera.webp',
    href: '#fiesta-calavera',
    playLabel: 'Jugar',
  },
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    badges: (
      <Badge tone="warn" icon={<FlameIcon />}>
        Hot
      </Badge>
    ),
    onDemo: () => undefined,
    demoLabel: 'Demo gratis',
  },
};
export const AsButton: Story = { args: { href: undefined, onPlay: () => undefined } };
export const Favourite: Story = {
  render: function WithFavourite(args) {
    const [pressed, setPressed] = useState(true);
    const label = 'Fiesta Calavera en favoritos';
    return <GameTile {...args} favourite={{ pressed, label, onPressedChange: setPressed }} />;
  },
};
export const Narrow: Story = {
  args: { title: 'Frutas Eléctricas', artSrc: '/frutas-electricas.webp', vendor: 'Solaris', className: 'w-28' },
};
export const Loading: Story = { render: () => <GameTileSkeleton /> };
