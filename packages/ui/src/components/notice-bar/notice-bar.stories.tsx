import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { WifiOffIcon } from '../../icons/index.ts';
import { NoticeBar, NoticeBarAction } from './notice-bar.tsx';

const meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Say in one line what concerns the whole page: no connection, an account to be verified.',
        'Show one at a time, the most serious first.',
        'Place it directly under the header.',
      ],
      avoid: [
        'Do not advertise with it.',
        'Do not let danger be dismissed while it lasts.',
        'Do not repeat in it what stands beside the thing concerned: take Alert.',
      ],
    } satisfies Guide,
  },
  args: { tone: 'warn', children: 'Sin conexión. Mostramos lo último que recibimos.', icon: <WifiOffIcon /> },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { tone: 'info', sticky: false, onDismiss: () => undefined, dismissLabel: 'Cerrar aviso' },
};
export const Tones: Story = {
  args: { sticky: false, icon: undefined },
  render: (args) => (
    <div className="grid gap-3">
      <NoticeBar {...args} tone="info" action={<NoticeBarAction>Verificar</NoticeBarAction>}>
        Verifica tu correo para poder retirar.
      </NoticeBar>
      <NoticeBar {...args} tone="success" onDismiss={() => undefined} dismissLabel="Cerrar aviso">
        Ya estás en línea otra vez.
      </NoticeBar>
      <NoticeBar {...args} tone="warn">
        Sin conexión. Mostramos lo último que recibimos.
      </NoticeBar>
      <NoticeBar {...args} tone="danger" action={<NoticeBarAction>Hablar con soporte</NoticeBarAction>}>
        Tu cuenta está bloqueada.
      </NoticeBar>
    </div>
  ),
};
export const WithLink: Story = {
  args: {
    tone: 'info',
    icon: undefined,
    children: 'Verifica tu correo para poder retirar.',
    action: (
      <NoticeBarAction asChild>
        <a href="#verify">Verificar</a>
      </NoticeBarAction>
    ),
  },
};
export const LongText: Story = {
  args: {
    className: 'max-w-80',
    children:
      'Keine Verbindung zum Server. Wir zeigen die zuletzt empfangenen Quoten und Guthaben; Wetten sind gerade nicht möglich.',
    action: <NoticeBarAction>Erneut versuchen</NoticeBarAction>,
    onDismiss: () => undefined,
    dismissLabel: 'Schließen',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: 'لا يوجد اتصال. نعرض آخر ما وصلنا.',
    action: <NoticeBarAction>أعد المحاولة</NoticeBarAction>,
    onDismiss: () => undefined,
    dismissLabel: 'إغلاق',
  },
};
