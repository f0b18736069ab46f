import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { FlameIcon } from '../../icons/index.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { GameTile, GameTileSkeleton } from './game-tile.tsx';

const meta = {
  title: 'Game site/GameTile',
  component: GameTile,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Give AVIF and WebP in `artSources`; the tile keeps its 3:4 place before the picture is there.',
        'Load the first two rows eagerly and the rest lazily.',
        'Answer `onLongPress` with a sheet that holds play and demo: touch screens see no veil.',
        'Throttle the heart where the request is sent, and roll it back with a toast when the request fails.',
      ],
      avoid: [
        'Do not put words into the picture; title and vendor are text.',
        'Do not stack more than two badges; the heart needs its corner.',
        'Do not hide a game that cannot be opened now; say why with `lockedLabel`.',
      ],
      keyboard: [
        ['Tab', 'Moves to the tile, then to its heart, then to its demo button.'],
        ['Enter', 'Opens the game, or does what the focused button says.'],
      ],
    } satisfies Guide,
  },
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

const demo = { onDemo: () => undefined, demoLabel: 'Demo gratis' };

export const Default: Story = {};
export const Playground: Story = {
  args: {
    badges: (
      <Badge tone="warn" icon={<FlameIcon />}>
        Hot
      </Badge>
    ),
    ...demo,
  },
};
export const AsButton: Story = { args: { href: undefined, onPlay: () => undefined } };
export const Formats: Story = {
  args: {
    title: 'Fénix 88',
    vendor: 'Copal',
    artSrc: '/fenix-88.webp',
    artSources: [{ type: 'image/avif', srcSet: '/fenix-88.avif 360w', sizes: '200px' }],
    artColor: 'var(--q-warn-soft)',
  },
};
export const Badges: Story = {
  args: {
    badges: (
      <>
        <Badge tone="accent">Nuevo</Badge>
        <Badge tone="neutral">RTP 96.5 %</Badge>
      </>
    ),
  },
};
export const Favourite: Story = {
  render: function WithFavourite(args) {
    const [pressed, setPressed] = useState(true);
    const label = 'Fiesta Calavera en favoritos';
    return <GameTile {...args} favourite={{ pressed, label, onPressedChange: setPressed }} />;
  },
};
export const Locked: Story = { args: { lockedLabel: 'En mantenimiento', ...demo } };
export const Opening: Story = { args: { openingLabel: 'Abriendo' } };
export const LongPress: Story = {
  render: function WithSheet(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <GameTile {...args} {...demo} onLongPress={() => setOpen(true)} />
        <Sheet open={open} onOpenChange={setOpen} title={args.title} closeLabel="Cerrar">
          <div className="grid gap-2.5">
            <Button size="lg">Jugar</Button>
            <Button size="lg" variant="secondary">
              Demo gratis
            </Button>
          </div>
        </Sheet>
      </>
    );
  },
};
export const BrokenPicture: Story = {
  args: { artSrc: 'data:image/webp;base64,AAAA', artColor: 'var(--q-crimson-soft)' },
};
export const Narrow: Story = {
  args: { title: 'Frutas Eléctricas', artSrc: '/frutas-electricas.webp', vendor: 'Solaris', className: 'w-28' },
};
export const LongText: Story = {
  args: {
    lang: 'de',
    title: 'Schatzkammer des Regenwaldes',
    vendor: 'Vereinigte Spielmanufakturen',
    artSrc: '/templo-esmeralda.webp',
    className: 'w-36',
    badges: <Badge tone="accent">Neuerscheinung</Badge>,
    favourite: { pressed: false, label: 'Favorit', onPressedChange: () => undefined },
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'ليلة الفهد',
    vendor: 'Nahual',
    artSrc: '/noche-de-jaguar.webp',
    playLabel: 'العب',
    badges: (
      <Badge tone="warn" icon={<FlameIcon />}>
        رائج
      </Badge>
    ),
    favourite: { pressed: true, label: 'المفضلة', onPressedChange: () => undefined },
  },
};
export const Loading: Story = { render: () => <GameTileSkeleton /> };
