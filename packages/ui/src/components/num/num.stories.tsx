import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Num } from './num.tsx';

const meta = {
  title: 'Data/Num',
  component: Num,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Put every code, phone number, odd and countdown into it.',
        'Set its direction on the figure, never on the box around it.',
      ],
      avoid: ['Do not use it for amounts or percentages: take Money or Percent.'],
    } satisfies Guide,
  },
  args: { children: '+52 55 1234 5678' },
} satisfies Meta<typeof Num>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: '00:47:12', className: 'text-fg font-semibold' } };
