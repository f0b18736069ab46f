import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { MenuIcon } from '../../icons/index.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { AppHeader } from './app-header.tsx';

const meta = {
  title: 'Shells/AppHeader',
  component: AppHeader,
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'Keep its order: menu button, logo, games, theme, language, account.',
        'Give `moreLabel`, so that links without room stand under a button; text grows up to 40 % in other languages.',
        'Put at most one primary button into `end`.',
      ],
      avoid: [
        'Do not put a search field or notices into it.',
        'Do not wrap it into two lines; what has no room belongs to the side menu.',
      ],
      keyboard: [
        ['Tab', 'Menu button, logo, links, the button for the rest, then the end of the bar.'],
        ['Enter or Down on "more"', 'Opens the links that had no room; arrow keys move, Escape closes.'],
      ],
    } satisfies Guide,
  },
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
          className="max-md:hidden"
          theme="dark"
          onThemeChange={() => undefined}
          toLightLabel="Usar tema claro"
          toDarkLabel="Usar tema oscuro"
        />
        <Button variant="secondary" className="max-md:hidden">
          Iniciar sesión
        </Button>
        <Button>Registrarse</Button>
      </>
    ),
  },
};

const games = ['Casino', 'En vivo', 'Deportes', 'eSports', 'Lotería', 'PVP', 'Pesca', 'Gallos'];
const linksOf = (labels: readonly string[], current: number) =>
  labels.map((label, index) => ({ key: label, label, href: `#${index}`, current: index === current }));

export const AllLinks: Story = {
  args: { ...Playground.args, moreLabel: 'Más', links: linksOf(games, 0) },
};
export const Overflow: Story = {
  args: { ...AllLinks.args, links: linksOf([...games, ...games.map((game) => `${game} plus`)], 15) },
};
export const LongText: Story = {
  args: {
    ...Playground.args,
    moreLabel: 'Weitere',
    links: linksOf(['Spielautomaten', 'Echtzeitspiele', 'Sportwetten', 'Zahlenlotterien', 'Mehrspielerpartien'], 1),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    ...Playground.args,
    moreLabel: 'المزيد',
    links: linksOf(['كازينو', 'مباشر', 'رياضة', 'يانصيب'], 0),
  },
};
