import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppHeader } from '../app-header/app-header.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { AppShell } from './app-shell.tsx';

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
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
