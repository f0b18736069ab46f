import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Say something about the part of the page where it stands.',
        'State what happened and what to do next; one action at most.',
      ],
      avoid: [
        'Do not use it for what concerns the whole page: take NoticeBar.',
        'Do not stack several: say the most important one.',
      ],
    } satisfies Guide,
  },
  args: { title: 'Tu límite diario está cerca', children: 'Te quedan $500.00 hasta medianoche.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    tone: 'warn',
    action: (
      <Button size="sm" variant="outline">
        Ver límites
      </Button>
    ),
  },
};
export const Tones: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {(['success', 'warn', 'danger', 'info'] as const).map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
export const Dismissible: Story = { args: { onDismiss: () => undefined, dismissLabel: 'Cerrar' } };
export const WithoutTitle: Story = { args: { title: undefined } };
export const LongText: Story = {
  args: {
    tone: 'danger',
    className: 'max-w-80',
    title: 'Auszahlung vorübergehend nicht möglich',
    children: 'Die Sicherheitsüberprüfung Ihrer Bankverbindung dauert bis zu vierundzwanzig Stunden.',
    onDismiss: () => undefined,
    dismissLabel: 'Schließen',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'warn', title: 'حدّك اليومي قريب', children: 'بقي لك 500.00 حتى منتصف الليل.' },
};
