import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersIcon } from '../../icons/index.ts';
import { StatTile } from './stat-tile.tsx';

const meta = {
  component: StatTile,
  args: { label: 'Ingreso neto', value: '$58,442.90' },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    delta: { label: '14.6 %', direction: 'up' },
    detail: 'contra octubre',
    points: [4, 5, 4.6, 6, 7, 6.4, 8, 9, 11],
  },
};
export const Down: Story = { args: { delta: { label: '3.1 %', direction: 'down' }, detail: 'contra octubre' } };
export const Flat: Story = { args: { delta: { label: '0.0 %', direction: 'flat' } } };
export const WithIcon: Story = { args: { label: 'Equipo', value: '3,902', icon: <UsersIcon /> } };
export const Loading: Story = { args: { loading: true } };
