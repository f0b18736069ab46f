import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PromoCard } from './promo-card.tsx';

const more = (
  <Button variant="secondary" size="sm">
    Más
  </Button>
);

const meta = {
  title: 'Game site/PromoCard',
  component: PromoCard,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'State the condition next to the benefit, in `detail`: what must be staked, and until when.',
        'Keep the headline to two short lines; the art needs the end half.',
        'Put several into a `Carousel` with three per view.',
      ],
      avoid: [
        'Do not count down where nothing real closes.',
        'Do not put more than one button on it; conditions have a page of their own.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div className="max-w-95">
        <Story />
      </div>
    ),
  ],
  args: {
    artSrc: '/promo-reload.webp',
    badge: <Badge className="bg-white/18 text-fg">Depósito</Badge>,
    headline: 'Recarga del 50 % cada lunes',
    title: 'Recarga de lunes',
    detail: 'Hasta $2,000.00 · apuesta x12 · termina en 2 d',
    action: more,
  },
} satisfies Meta<typeof PromoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { artSrc: '/promo-missions.webp', headline: 'Misiones con premio diario', title: 'Ruta de misiones' },
};
export const WithoutAction: Story = { args: { action: undefined } };
export const LongText: Story = {
  args: {
    headline: 'Willkommensbonus zum Wochenbeginn',
    title: 'Einzahlungsbonus für Bestandskundinnen und Bestandskunden',
    detail: 'Bis zu 2.000,00 $ · zwölffacher Umsatz erforderlich · endet in zwei Tagen',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    badge: <Badge className="bg-white/18 text-fg">إيداع</Badge>,
    headline: 'شحن إضافي كل يوم اثنين',
    title: 'شحن الاثنين',
    detail: 'حتى ٢٠٠٠ دولار · شرط الرهان ×12',
    action: (
      <Button variant="secondary" size="sm">
        المزيد
      </Button>
    ),
  },
};
