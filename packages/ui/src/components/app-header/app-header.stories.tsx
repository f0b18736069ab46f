import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuIcon } from '../../icons/index.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { AppHeader } from './app-header.tsx';

const meta = {
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <Link href="#home" aria-label="Quetzal, inicio">
        <BrandLogo />
      </Link>
    ),
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    menuButton: (
      <IconButton label="Menú">
        <MenuIcon />
      </IconButton>
    ),
    linksLabel: 'Juegos',
    links: [
      { key: 'rng', label: 'Casino', href: '#casino', current: true },
      { key: 'live', label: 'En vivo', href: '#live' },
      { key: 'sports', label: 'Deportes', href: '#sports' },
    ],
    end: (
      <>
        <ThemeToggle
          theme="dark"
          onThemeChange={() => undefined}
          toLightLabel="Usar tema claro"
          toDarkLabel="Usar tema oscuro"
        />
        <Button variant="secondary">Iniciar sesión</Button>
        <Button>Registrarse</Button>
      </>
    ),
  },
};
