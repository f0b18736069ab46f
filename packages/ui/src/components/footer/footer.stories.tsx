import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SendIcon } from '../../icons/index.ts';
import { AgeNotice } from '../age-notice/age-notice.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Shells/Footer',
  component: Footer,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Keep its order: makers, brand and links, social, age notice, rights with credits.',
        'Show the credits; the licences of the art ask for it.',
      ],
      avoid: ['Do not show it on lottery pages.', 'Do not put anything into it that is needed while playing.'],
      keyboard: [['Tab', 'From link to link.']],
    } satisfies Guide,
  },
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
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    about: 'كازينو ورياضة ويانصيب في مكان واحد.',
    columns: [{ key: 'games', title: 'الألعاب', links: [{ key: 'rng', label: 'كازينو', href: '#casino' }] }],
    copyright: '© 2026 Quetzal',
  },
};
