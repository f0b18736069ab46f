import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CrownIcon, FlameIcon } from '../../icons/index.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Mark a kind or a state in one or two words.',
        'Take `live` with `pulse` only for what is going on right now.',
      ],
      avoid: [
        'Do not make it a button: take Chip.',
        'Do not put more than two on one thing.',
        'Do not use it for counts: take CountBadge.',
      ],
    } satisfies Guide,
  },
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
export const LongText: Story = { args: { tone: 'info', children: 'Auszahlungsprüfung läuft' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'live', pulse: true, children: 'مباشر' },
};
