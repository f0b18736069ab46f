import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon, MessageCircleIcon } from '../../icons/index.ts';
import { SideMenu } from './side-menu.tsx';

const meta = {
  component: SideMenu,
  decorators: [
    (Story) => (
      <div className="w-(--q-side-w)">
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Menú',
    groups: [
      {
        key: 'games',
        items: [
          { key: 'rng', label: 'Casino', href: '#casino', category: 'rng', end: '148', current: true },
          { key: 'live', label: 'En vivo', href: '#live', category: 'live', end: '32' },
          { key: 'sports', label: 'Deportes', href: '#sports', category: 'sports', end: '9' },
        ],
      },
      { key: 'promo', items: [{ key: 'promo', label: 'Promociones', href: '#promo', icon: <GiftIcon /> }] },
      {
        key: 'help',
        label: 'Atención al cliente',
        items: [{ key: 'chat', label: 'Chat en vivo', href: '#chat', icon: <MessageCircleIcon /> }],
      },
    ],
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { bottom: 'Versión 0.1' } };
export const Collapsed: Story = {
  args: { collapsed: true },
  decorators: [
    (Story) => (
      <div className="w-(--q-side-w-min)">
        <Story />
      </div>
    ),
  ],
};
