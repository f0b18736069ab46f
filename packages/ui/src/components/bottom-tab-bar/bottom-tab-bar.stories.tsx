import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon, HouseIcon, LayoutGridIcon, PlusIcon, UserIcon } from '../../icons/index.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { BottomTabBar } from './bottom-tab-bar.tsx';

const meta = {
  component: BottomTabBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Principal',
    className: 'md:block',
    tabs: [
      { key: 'home', label: 'Inicio', href: '#home', icon: <HouseIcon />, current: true },
      { key: 'games', label: 'Juegos', href: '#games', icon: <LayoutGridIcon /> },
      { key: 'deposit', label: 'Depositar', href: '#deposit', icon: <PlusIcon />, featured: true },
      { key: 'bonus', label: 'Bonos', href: '#bonus', icon: <GiftIcon />, badge: <CountBadge count={2} /> },
      { key: 'account', label: 'Cuenta', href: '#account', icon: <UserIcon /> },
    ],
  },
} satisfies Meta<typeof BottomTabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Navegación' } };
