import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Feedback/CountBadge',
  component: CountBadge,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Count what waits for the person: messages, gifts, missions.', 'Give the whole sentence in `label`.'],
      avoid: ['Do not count what needs nothing done.', 'Do not show a zero: it hides itself.'],
    } satisfies Guide,
  },
  args: { count: 3, label: '3 mensajes sin leer' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { count: 12 } };
export const Capped: Story = { args: { count: 240, label: 'Más de 99 mensajes sin leer' } };
export const HiddenAtZero: Story = { args: { count: 0 } };
