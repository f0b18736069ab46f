import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PromoCard } from '../promo-card/promo-card.tsx';
import { Carousel } from './carousel.tsx';

const offers = [
  ['reload', 'Depósito', 'Recarga del 50 % cada lunes', 'Recarga de lunes', 'Hasta $2,000.00 · apuesta x12'],
  ['missions', 'Misiones', 'Misiones con premio diario', 'Ruta de misiones', '12 retos · renueva a las 00:00'],
  ['rebate', 'Reembolso', 'Reembolso hasta 1.2 %', 'Reembolso manual', 'Cobra cuando quieras, sin mínimo'],
  ['friends', 'Amigos', 'Juega con tu gente', 'Invita amigos', '$100.00 por amigo · apuesta x5'],
] as const;

const cards = offers.map(([art, badge, headline, title, detail]) => (
  <PromoCard
    key={art}
    artSrc={`/promo-${art}.webp`}
    badge={<Badge className="bg-white/18 text-fg">{badge}</Badge>}
    headline={headline}
    title={title}
    detail={detail}
    action={
      <Button variant="secondary" size="sm">
        Más
      </Button>
    }
  />
));

const meta = {
  title: 'Game site/Carousel',
  component: Carousel,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Show a fraction of the next card, so that everyone sees that there is more.',
        'Give a way to the whole list in `more`; nobody swipes through thirty cards.',
        'Set the columns of small screens in `perViewSmall`.',
      ],
      avoid: [
        'Do not put banners into it; `BannerCarousel` knows autoplay and its rules.',
        'Do not use `loop` for lists with an order; the end is a fact worth knowing.',
      ],
      keyboard: [
        ['Tab', 'Arrows, then the controls of each card; the card with the focus scrolls into view.'],
        ['Right and Left', 'To the next and the previous card; mirrored in right-to-left pages.'],
        ['Home and End', 'To the first and the last card.'],
      ],
    } satisfies Guide,
  },
  args: { title: 'Promociones', previousLabel: 'Anteriores', nextLabel: 'Siguientes', children: cards },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    perView: 2.4,
    progress: true,
    more: (
      <Button variant="ghost" size="sm">
        Ver todas
      </Button>
    ),
  },
};
export const WithProgress: Story = { args: { progress: true } };
export const Loop: Story = { args: { loop: true } };
export const AllInView: Story = { args: { children: cards.slice(0, 3) } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'العروض', previousLabel: 'السابق', nextLabel: 'التالي', perView: 2.4, progress: true },
};
