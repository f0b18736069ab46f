import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { GiftIcon, PanelLeftIcon } from '../../icons/index.ts';
import { AppHeader } from '../app-header/app-header.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { AppShell } from './app-shell.tsx';

const meta = {
  title: 'Shells/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'Use `below` for the player site and `full` for the portal.',
        'Give the id of the main region to the skip link.',
        'Close the side menu to icons on game pages with `sideCollapsed`.',
        'Put what stays while the page scrolls, as the chat, into `end`: it is as high as the window and scrolls by itself.',
      ],
      avoid: [
        'Do not nest shells.',
        'Do not scroll inside the main region; the page scrolls.',
        'Do not fill `end` where the main region would be left with less than 48 rem: show it in a `Sheet` there.',
      ],
    } satisfies Guide,
  },
  args: {
    mainId: 'main',
    header: <AppHeader brand={<BrandLogo title="Quetzal" />} />,
    side: (
      <SideMenu
        label="Menú"
        groups={[{ key: 'games', items: [{ key: 'rng', label: 'Casino', href: '#casino', category: 'rng' }] }]}
      />
    ),
    children: <h1 className="font-display text-2xl">Juegos</h1>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { footer: '© 2026 Quetzal' } };
export const SideBesideHeader: Story = { args: { sideHeight: 'full' } };
/** What stands beside the page keeps its place while the page scrolls. */
export const WithEnd: Story = {
  args: {
    footer: '© 2026 Quetzal',
    end: <p className="p-4 text-sm text-fg-2">Chat</p>,
    children: (
      <>
        <h1 className="font-display text-2xl">Juegos</h1>
        <p className="min-h-[150dvh] text-fg-2">134 juegos</p>
      </>
    ),
  },
};
export const Collapsed: Story = {
  args: {
    sideCollapsed: true,
    side: (
      <SideMenu
        collapsed
        label="Menú"
        groups={[{ key: 'games', items: [{ key: 'rng', label: 'Casino', href: '#casino', category: 'rng' }] }]}
      />
    ),
  },
};
export const CollapsesByButton: Story = {
  render: function WithButton(args) {
    const [collapsed, setCollapsed] = useState(false);
    return (
      <AppShell
        {...args}
        sideCollapsed={collapsed}
        header={
          <AppHeader
            brand={<BrandLogo title="Quetzal" />}
            menuButton={
              <IconButton
                label={collapsed ? 'Abrir menú' : 'Cerrar menú'}
                aria-expanded={!collapsed}
                onClick={() => setCollapsed(!collapsed)}
              >
                <PanelLeftIcon className="rtl:-scale-x-100" />
              </IconButton>
            }
          />
        }
        side={
          <SideMenu
            label="Menú"
            collapsed={collapsed}
            groups={[
              {
                key: 'games',
                items: [
                  { key: 'rng', label: 'Casino', href: '#casino', category: 'rng', end: '148', current: true },
                  { key: 'live', label: 'En vivo', href: '#live', category: 'live', end: '32' },
                  { key: 'sports', label: 'Deportes', href: '#sports', category: 'sports', end: '9' },
                ],
              },
              { key: 'promo', items: [{ key: 'promo', label: 'Promociones', href: '#promo', icon: <GiftIcon /> }] },
            ]}
          />
        }
      />
    );
  },
};
