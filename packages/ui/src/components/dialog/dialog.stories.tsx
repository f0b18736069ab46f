import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Surfaces/Dialog',
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      status: 'stable',
      use: [
        'Ask for one task that must be finished or left, such as changing a limit.',
        'Name the task in the title and the result in the main button.',
        'Open it by state from anywhere: the focus goes back to what had it.',
      ],
      avoid: [
        'Do not ask a yes-or-no question in it: take AlertDialog.',
        'Do not open a dialog from a dialog; lead on inside the first.',
        'Do not use it for what a page could show.',
      ],
      keyboard: [
        ['Tab, Shift Tab', 'Moves inside the dialog; the page behind cannot be reached.'],
        ['Escape', 'Closes it; the focus goes back to where it was.'],
        ['Swipe down', 'Below 768 px closes sm and md; the keys do the same.'],
      ],
    } satisfies Guide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Límites de depósito',
    description: 'Un límite más bajo vale desde ahora; uno más alto, desde mañana.',
    closeLabel: 'Cerrar',
    children: <p>Tu límite diario es de $10,000.00.</p>,
    footer: <Button>Guardar límite</Button>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const trigger = <Button variant="secondary">Cambiar límites</Button>;
    return <Dialog {...args} open={open} onOpenChange={setOpen} trigger={trigger} />;
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const ExtraLarge: Story = { args: { size: 'xl' } };
export const HiddenTitle: Story = { args: { titleHidden: true, description: undefined } };
export const Closed: Story = { args: { open: false } };
export const LongContent: Story = {
  args: {
    children: (
      <div className="grid gap-4">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{`Condición ${index + 1}. Las apuestas anuladas no cuentan para el requisito.`}</p>
        ))}
      </div>
    ),
  },
};
export const LongText: Story = {
  args: {
    size: 'sm',
    title: 'Einzahlungsgrenzen für verantwortungsvolles Spielen',
    description: 'Eine niedrigere Grenze gilt sofort, eine höhere nach vierundzwanzig Stunden.',
    children: <p>Ihre tägliche Einzahlungsgrenze beträgt 10.000,00.</p>,
    footer: (
      <>
        <Button variant="secondary">Zurücksetzen</Button>
        <Button>Einzahlungsgrenze speichern</Button>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'حدود الإيداع',
    description: 'الحد الأدنى يسري الآن، والأعلى من الغد.',
    children: <p>حدّك اليومي 10,000.00.</p>,
    closeLabel: 'إغلاق',
    footer: <Button>احفظ الحد</Button>,
  },
};
