import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  component: Alert,
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
