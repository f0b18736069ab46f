import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { GiftIcon, HouseIcon, LayoutGridIcon, PlusIcon, UserIcon } from '../../icons/index.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { BottomTabBar } from './bottom-tab-bar.tsx';

const meta = {
  title: 'Shells/BottomTabBar',
  component: BottomTabBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'Use it below 768 px with three to five tabs; the one in the middle may stand out.',
        'Keep labels to one short word.',
      ],
      avoid: [
        'Do not use it beside a side menu that is in view.',
        'Do not put actions into it that leave no trace in the address.',
      ],
      keyboard: [
        ['Tab', 'From tab to tab.'],
        ['Enter', 'Goes there.'],
      ],
    } satisfies Guide,
  },
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
export const LongText: Story = {
  args: {
    tabs: [
      { key: 'home', label: 'Startseite', href: '#home', icon: <HouseIcon /> },
      { key: 'games', label: 'Spieleübersicht', href: '#games', icon: <LayoutGridIcon />, current: true },
      { key: 'deposit', label: 'Einzahlen', href: '#deposit', icon: <PlusIcon />, featured: true },
      { key: 'bonus', label: 'Bonusangebote', href: '#bonus', icon: <GiftIcon /> },
      { key: 'account', label: 'Benutzerkonto', href: '#account', icon: <UserIcon /> },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tabs: [
      { key: 'home', label: 'الرئيسية', href: '#home', icon: <HouseIcon />, current: true },
      { key: 'deposit', label: 'إيداع', href: '#deposit', icon: <PlusIcon />, featured: true },
      { key: 'account', label: 'حسابي', href: '#account', icon: <UserIcon /> },
    ],
  },
};
