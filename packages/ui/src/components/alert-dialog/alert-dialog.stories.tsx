import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { LogOutIcon } from '../../icons/index.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Surfaces/AlertDialog',
  component: AlertDialog,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      status: 'stable',
      use: [
        'Ask before something ends or cannot be undone.',
        'Say in the description what happens and what stays as it is.',
        'Keep it open with `busy` until the server has answered.',
      ],
      avoid: [
        'Do not ask about what can be undone: do it and offer to undo it in a toast.',
        'Do not label the answers with yes and no; name the deed.',
      ],
      keyboard: [
        ['Tab, Shift Tab', 'Moves between both answers.'],
        ['Enter, Space', 'Gives the answer that has the focus; at first it is the harmless one.'],
        ['Escape', 'Answers no; the focus goes back to where it was.'],
      ],
    } satisfies Guide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
    title: '¿Cerrar sesión?',
    description: 'Tus apuestas abiertas siguen activas. Te esperamos de vuelta.',
    confirmLabel: 'Cerrar sesión',
    cancelLabel: 'Quedarme',
    icon: <LogOutIcon />,
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'warn' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Busy: Story = { args: { busy: true, busyLabel: 'Cerrando' } };
export const WithoutIcon: Story = { args: { icon: undefined } };
export const LongText: Story = {
  args: {
    title: 'Vertriebsvereinbarung mit sofortiger Wirkung beenden?',
    description: 'Die nachgeordneten Vereinbarungen enden ebenfalls. Bereits verdiente Provisionen bleiben erhalten.',
    confirmLabel: 'Vereinbarung beenden',
    cancelLabel: 'Beibehalten',
    tone: 'danger',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'هل تريد تسجيل الخروج؟',
    description: 'تبقى رهاناتك المفتوحة سارية.',
    confirmLabel: 'تسجيل الخروج',
    cancelLabel: 'البقاء',
  },
};
