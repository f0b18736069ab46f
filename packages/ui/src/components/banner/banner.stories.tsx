import type { Meta, StoryObj } from '@storybook/react-vite';
import { SparklesIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  component: Banner,
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
