import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card, CardHeader } from './card.tsx';

const meta = {
  component: Card,
  args: { children: 'Tu límite diario es de $10,000.00.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'flat', padding: 'lg' } };
export const Flat: Story = { args: { variant: 'flat' } };
export const Inset: Story = { args: { variant: 'inset' } };
export const WithHeader: Story = {
  args: {
    children: (
      <>
        <CardHeader
          title="Depósitos recientes"
          detail="Últimos 30 días"
          action={
            <Button size="sm" variant="ghost">
              Ver todos
            </Button>
          }
        />
        <p>Banco ··4417</p>
      </>
    ),
  },
};
export const AsSection: Story = { args: { asChild: true, children: <section>Resumen</section> } };
