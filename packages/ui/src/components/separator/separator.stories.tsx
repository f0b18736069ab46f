import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Separator } from './separator.tsx';

const meta = {
  title: 'Surfaces/Separator',
  component: Separator,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Part groups of things that have no headings.',
        'Take `label` for a word between two ways of doing the same.',
        'Set `decorative` where headings already part the groups.',
      ],
      avoid: ['Do not draw a line where space is enough.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'o entra con', decorative: false } };
export const Labelled: Story = { args: { label: 'Ayer' } };
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div className="flex h-10 items-center gap-4">
      <span>12 jugadores</span>
      <Separator {...args} />
      <span>4 mesas</span>
    </div>
  ),
};
export const LongLabel: Story = {
  args: { label: 'Mit einem anderen Anbieter anmelden', className: 'w-72' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'أو سجّل الدخول عبر' } };
