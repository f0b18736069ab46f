import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { GiftIcon, MessageCircleIcon, RotateCcwIcon } from '../../icons/index.ts';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Shells/SideMenu',
  component: SideMenu,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Close it to icons on game pages; names then stand in tooltips and stay the names of the links.',
        'Part groups by a heading or a line.',
        'Show it in a `Sheet` below 1024 px.',
        'Give a row `onClick` in place of `href` for what could not be loaded: it asks again.',
      ],
      avoid: ['Do not list categories without games.', 'Do not put more than one level into it.'],
      keyboard: [
        ['Tab', 'From link to link; a closed menu shows the name of the focused one.'],
        ['Enter', 'Goes there.'],
      ],
    } satisfies Guide,
  },
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
export const NotLoaded: Story = {
  args: {
    groups: [
      {
        key: 'games',
        items: [
          { key: 'retry', label: 'Tipos de juego: Reintentar', icon: <RotateCcwIcon />, onClick: () => undefined },
        ],
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        key: 'games',
        label: 'Spielekategorien',
        items: [
          { key: 'rng', label: 'Spielautomaten und Tischspiele', href: '#casino', category: 'rng', end: '1.480' },
          { key: 'live', label: 'Echtzeitspiele', href: '#live', category: 'live', end: '32', current: true },
        ],
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    groups: [
      {
        key: 'games',
        items: [
          { key: 'rng', label: 'كازينو', href: '#casino', category: 'rng', end: '148', current: true },
          { key: 'live', label: 'مباشر', href: '#live', category: 'live', end: '32' },
        ],
      },
    ],
  },
};
