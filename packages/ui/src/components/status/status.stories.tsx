import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Status } from './status.tsx';

const meta = {
  title: 'Feedback/Status',
  component: Status,
  parameters: {
    guide: {
      status: 'new',
      use: ['Say the state of one row or one thing in one word.', 'Take `pulse` only for what is going on right now.'],
      avoid: ['Never show the dot without the word.', 'Do not use it for kinds: take Badge.'],
    } satisfies Guide,
  },
  args: { children: 'Activa' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'success', pulse: false } };
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Status>Sin conexión</Status>
      <Status tone="success">Activa</Status>
      <Status tone="warn">Pendiente</Status>
      <Status tone="danger">Bloqueada</Status>
      <Status tone="info">En revisión</Status>
      <Status tone="live" pulse>
        En vivo
      </Status>
    </div>
  ),
};
export const LongText: Story = {
  args: { tone: 'warn', children: 'Auszahlung wartet auf Bestätigung durch die Bank', className: 'w-56' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { tone: 'success', children: 'نشط' } };
