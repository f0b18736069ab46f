import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { WinnerTile } from './winner-tile.tsx';

const meta = {
  component: WinnerTile,
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
export const Playground: Story = { args: { className: 'w-56' } };
