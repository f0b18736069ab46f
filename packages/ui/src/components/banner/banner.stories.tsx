import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SparklesIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Game site/Banner',
  component: Banner,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use `hero` once at the top of a page and `strip` for the head of a list.',
        'Give `artSmallSrc` a composition of its own; a crop of the wide picture loses its subject.',
        'Name the condition of an offer in `detail`.',
      ],
      avoid: [
        'Do not put text into the art; the art is mirrored in right-to-left pages.',
        'Do not use more than two buttons, and only one primary.',
      ],
    } satisfies Guide,
  },
  args: { artSrc: '/banner.webp', artSmallSrc: '/banner-small.webp', title: 'Duplica tu primer depósito' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    headingLevel: 'h1',
    eyebrow: (
      <>
        <SparklesIcon />
        Bono de bienvenida
      </>
    ),
    detail: 'Hasta $5,000.00 MXN y 100 giros. Requisito de apuesta x12.',
    actions: (
      <>
        <Button size="lg">Depositar ahora</Button>
        <Button size="lg" variant="secondary">
          Ver condiciones
        </Button>
      </>
    ),
  },
};
export const Strip: Story = { args: { size: 'strip', title: 'Casino', detail: '148 juegos' } };
export const LongText: Story = {
  args: {
    title: 'Willkommensbonus für alle neuen Spielerinnen und Spieler',
    detail: 'Bis zu 5.000,00 $ und 100 Freispiele. Umsatzbedingung: zwölffach innerhalb von dreißig Tagen.',
    actions: <Button size="lg">Jetzt Einzahlung vornehmen</Button>,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ضاعف إيداعك الأول', detail: 'حتى 5,000.00 دولار', actions: <Button size="lg">أودع الآن</Button> },
};
