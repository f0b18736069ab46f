import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Card, CardHeader } from './card.tsx';

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Put one thing with its actions on a card.',
        'Use `CardHeader` for a title with a link or button at the end of the line.',
        'Take `inset` for a card inside a card or a dialog.',
      ],
      avoid: [
        'Do not nest cards deeper than two levels.',
        'Do not make a whole card clickable when it holds other controls; put a link into its title.',
      ],
    } satisfies Guide,
  },
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
export const LongText: Story = {
  args: {
    className: 'max-w-72',
    children: (
      <CardHeader
        title="Zahlungsverkehrsübersicht und Auszahlungsgrenzen"
        detail="Letzte dreißig Kalendertage einschließlich heute"
        action={
          <Button size="sm" variant="ghost">
            Alle
          </Button>
        }
      />
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        <CardHeader title="الإيداعات الأخيرة" detail="آخر 30 يومًا" />
        <p>لا توجد إيداعات معلّقة.</p>
      </>
    ),
  },
};
