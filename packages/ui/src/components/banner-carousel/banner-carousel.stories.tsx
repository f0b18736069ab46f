import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SparklesIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

const action = (label: string) => <Button size="lg">{label}</Button>;

const meta = {
  title: 'Game site/BannerCarousel',
  component: BannerCarousel,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Put it at the top of a home page with two to five banners, the most important one first.',
        'Keep the texts of all banners about equally long, so that nothing below moves.',
        'Give every small screen its own composition in `artSmallSrc`.',
      ],
      avoid: [
        'Do not put anything into it that is nowhere else; most people see the first banner only.',
        'Do not shorten the stay below five seconds; people read slower than they scroll.',
        'Do not use two of them on one page.',
      ],
      keyboard: [
        ['Tab', 'Pause button, then the dots, then the controls of the banner in view. Autoplay waits meanwhile.'],
        ['Enter or Space', 'Pauses or plays; a dot shows its banner.'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Destacados',
    autoplay: false,
    words: {
      carousel: 'carrusel',
      slide: 'diapositiva',
      position: (position, count) => `${position} de ${count}`,
      goTo: (position, count) => `Ver ${position} de ${count}`,
      pause: 'Pausar',
      play: 'Reproducir',
    },
    slides: [
      {
        key: 'welcome',
        artSrc: '/banner.webp',
        artSmallSrc: '/banner-small.webp',
        eyebrow: (
          <>
            <SparklesIcon />
            Bono de bienvenida
          </>
        ),
        title: 'Duplica tu primer depósito',
        detail: 'Hasta $5,000.00 MXN y 100 giros. Requisito de apuesta x12.',
        actions: action('Depositar ahora'),
      },
      {
        key: 'sports',
        artSrc: '/banner-sports.webp',
        title: 'Eliminatorias con mejores cuotas',
        detail: 'Combina tres selecciones y suma 3 % a tu ganancia.',
        actions: action('Ver partidos'),
      },
      {
        key: 'live',
        artSrc: '/banner-live.webp',
        title: 'Mesas en vivo toda la noche',
        detail: 'Ruleta, blackjack y bacará con crupieres reales.',
        actions: action('Entrar a la mesa'),
      },
    ],
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { stayMs: 8000 } };
export const Playing: Story = {
  args: { autoplay: true, stayMs: 5000 },
  /* it moves by itself: a picture of it would never be the same twice */
  tags: ['no-screenshot'],
};
export const OneBanner: Story = { args: { slides: meta.args.slides.slice(1, 2) } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أبرز العروض',
    slides: [
      {
        key: 'welcome',
        artSrc: '/banner.webp',
        artSmallSrc: '/banner-small.webp',
        title: 'ضاعف إيداعك الأول',
        detail: 'حتى 5,000.00 دولار و100 دورة. شرط الرهان ×12.',
        actions: action('أودع الآن'),
      },
      { key: 'live', artSrc: '/banner-live.webp', title: 'طاولات مباشرة', detail: 'روليت وبلاك جاك.' },
    ],
  },
};
