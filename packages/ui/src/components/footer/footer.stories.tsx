import type { Meta, StoryObj } from '@storybook/react-vite';
import { SendIcon } from '../../icons/index.ts';
import { AgeNotice } from '../age-notice/age-notice.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Footer } from './footer.tsx';

const meta = {
  component: Footer,
  args: {
    brand: <BrandLogo title="Quetzal" />,
    about: 'Casino, deportes y lotería en un solo lugar.',
    columns: [
      {
        key: 'games',
        title: 'Juegos',
        links: [
          { key: 'rng', label: 'Casino', href: '#casino' },
          { key: 'live', label: 'En vivo', href: '#live' },
        ],
      },
      { key: 'help', title: 'Ayuda', links: [{ key: 'help', label: 'Centro de ayuda', href: '#help' }] },
      { key: 'legal', title: 'Legal', links: [{ key: 'terms', label: 'Términos y condiciones', href: '#terms' }] },
    ],
    notice: (
      <AgeNotice ageMark="18+" aria-label="Juego responsable">
        <b>Solo para mayores de 18 años</b>.
      </AgeNotice>
    ),
    copyright: '© 2026 Quetzal. Todos los derechos reservados.',
    credits: 'Algunas ilustraciones: Fluent Emoji (MIT), game-icons.net (CC BY 3.0)',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    vendors: <span className="font-display font-bold text-fg-3">Solaris · Xoco · Tlaloc</span>,
    social: {
      title: 'Síguenos',
      links: (
        <IconButton label="Telegram" variant="secondary">
          <SendIcon />
        </IconButton>
      ),
    },
  },
};
