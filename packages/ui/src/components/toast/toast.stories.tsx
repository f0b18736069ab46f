import type { Meta, StoryObj } from '@storybook/react-vite';
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
  component: ToastProvider,
  args: { label: 'Avisos', closeLabel: 'Cerrar aviso', children: <ShowOnStart shown={none} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { countMax: 2 } };
export const Tones: Story = { args: { children: <ShowOnStart shown={messages} /> } };
export const WithAction: Story = { args: { children: <ShowOnStart shown={undo} /> } };
