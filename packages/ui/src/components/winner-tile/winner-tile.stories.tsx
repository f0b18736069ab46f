import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Money } from '../money/money.tsx';
import { RelativeTime } from '../relative-time/relative-time.tsx';
import { WinnerTile } from './winner-tile.tsx';

const meta = {
  title: 'Game site/WinnerTile',
  component: WinnerTile,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show real wins only, with the name masked by the server.',
        'Put several into a grid or a `Carousel` under a badge that says they are live.',
      ],
      avoid: [
        'Do not invent or repeat wins; what stands here is a claim.',
        'Do not show losses or near misses beside it.',
      ],
    } satisfies Guide,
  },
  args: {
    artSrc: '/templo-esmeralda.webp',
    account: 'car***91',
    game: 'Templo Esmeralda',
    amount: <Money amount="48210.50" locale="es-MX" symbol="$" />,
  },
} satisfies Meta<typeof WinnerTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTime: Story = {
  args: {
    at: <RelativeTime at="2026-11-22T18:00:00Z" nowMs={Date.parse('2026-11-22T18:04:00Z')} locale="es-MX" />,
    className: 'w-72',
  },
};
export const Playground: Story = { args: { className: 'w-56' } };
export const LongText: Story = {
  args: { account: 'vanderschraaf***1977', game: 'Schatzkammer des Regenwaldes', className: 'w-56' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { game: 'ليلة الفهد', className: 'w-56' } };
