import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Give it the size of what will stand there, so that nothing moves.',
        'Ask `useDelayedBusy` whether to show it: after 200 ms, then for at least 400 ms.',
        'Put `aria-busy` on the region.',
      ],
      avoid: [
        'Do not imitate every letter: one line per text is enough.',
        'Do not use it for actions: the button shows its own ring.',
      ],
    } satisfies Guide,
  },
  args: { className: 'h-24 w-64' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shape: 'line', className: 'w-40' } };
export const Circle: Story = { args: { shape: 'circle', className: 'size-12' } };
export const Composition: Story = {
  render: () => (
    <div className="flex w-72 items-center gap-3" aria-busy="true">
      <Skeleton shape="circle" className="size-10" />
      <div className="grid flex-1 gap-2">
        <Skeleton shape="line" className="w-3/4" />
        <Skeleton shape="line" className="w-1/2" />
      </div>
    </div>
  ),
};
