import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrownIcon, FlameIcon } from '../../icons/index.ts';
import { Badge } from './badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Nuevo' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'gold', icon: <CrownIcon />, children: 'VIP 3' } };
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(['neutral', 'accent', 'live', 'crimson', 'success', 'warn', 'danger', 'info', 'gold'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
export const WithIcon: Story = { args: { tone: 'warn', icon: <FlameIcon />, children: 'Hot' } };
export const Live: Story = { args: { tone: 'live', pulse: true, children: 'En vivo' } };
