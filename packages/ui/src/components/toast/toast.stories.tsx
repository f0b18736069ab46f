import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast, type ToastContent } from './toast.tsx';

const messages: ToastContent[] = [
  { tone: 'success', title: 'Depósito acreditado', detail: 'Sumamos $2,000.00 a tu cartera.' },
  { tone: 'warn', title: 'La cuota cambió', detail: 'De 1.70 a 1.77 en Chile – Perú.' },
  { tone: 'danger', title: 'No pudimos entrar', detail: 'Usuario o contraseña incorrectos.' },
];

const undo: ToastContent[] = [
  {
    title: 'Quitamos Fénix 88 de tus favoritos',
    action: { label: 'Deshacer', altText: 'Vuelve a marcarlo en la lista de juegos', onSelect: () => undefined },
  },
];

const german: ToastContent[] = [
  {
    tone: 'danger',
    title: 'Auszahlungsanforderung fehlgeschlagen',
    detail: 'Die Bankverbindung konnte nicht bestätigt werden. Prüfen Sie die Kontonummer und versuchen Sie es erneut.',
    action: { label: 'Kontonummer prüfen', altText: 'Unter Bankverbindungen', onSelect: () => undefined },
  },
];

const arabic: ToastContent[] = [{ tone: 'success', title: 'تمت إضافة الإيداع', detail: 'أضفنا المبلغ إلى محفظتك.' }];

const none: ToastContent[] = [];

function ShowOnStart({ shown }: { shown: readonly ToastContent[] }) {
  const { show } = useToast();
  useEffect(() => {
    for (const message of shown) show(message);
  }, [show, shown]);
  return (
    <Button variant="secondary" onClick={() => show({ tone: 'info', title: 'Necesitas una cuenta real' })}>
      Mostrar aviso
    </Button>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      status: 'stable',
      use: [
        'Confirm what a person has done, or say why it failed.',
        'Offer to undo with `action`; its `altText` says where the same can be done later.',
      ],
      avoid: [
        'Do not put into it what must be read: it goes after 5 seconds.',
        'Do not show errors of a form in it: they stand below their field.',
        'Do not advertise with it.',
      ],
      keyboard: [
        ['F8', 'Goes to the messages.'],
        ['Tab', 'Goes through their buttons.'],
        ['Escape', 'Closes the message that has the focus.'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Avisos', closeLabel: 'Cerrar aviso', children: <ShowOnStart shown={none} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { countMax: 2 } };
export const Tones: Story = { args: { children: <ShowOnStart shown={messages} /> } };
export const WithAction: Story = { args: { children: <ShowOnStart shown={undo} /> } };
export const LongText: Story = { args: { children: <ShowOnStart shown={german} /> } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'إشعارات', closeLabel: 'إغلاق', children: <ShowOnStart shown={arabic} /> },
};
