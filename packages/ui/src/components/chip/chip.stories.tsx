import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { HeartIcon } from '../../icons/index.ts';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { pressed: false, children: 'Favoritos', icon: <HeartIcon /> },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for filters over a list that take effect at once; several may be on.',
        'Let the row scroll sideways on small screens.',
      ],
      avoid: [
        'Do not use it for a choice of exactly one among a few: take SegmentedControl.',
        'Do not use it as a label that cannot be pressed: take Badge.',
      ],
      keyboard: [['Enter, Space', 'Turns it on or off.']],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return <Chip {...args} pressed={pressed} onPressedChange={setPressed} />;
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: 'Todos', icon: undefined } };
export const Pressed: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Row: Story = {
  render: () => (
    <div className="flex gap-2 overflow-x-auto p-1">
      {['Todos', 'Hot', 'Nuevos', 'Recientes', 'Jackpot'].map((name, index) => (
        <Chip key={name} pressed={index === 0}>
          {name}
        </Chip>
      ))}
    </div>
  ),
};
export const LongText: Story = { args: { children: 'Zuletzt gespielte Lieblingsspiele' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'المفضلة', pressed: true } };
