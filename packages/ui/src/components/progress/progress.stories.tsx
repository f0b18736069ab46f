import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show how far something has come that takes more than a second or has a goal.',
        'Give the figure in words with `valueLabel`.',
        'Pass null while nobody knows how long it takes.',
      ],
      avoid: [
        'Do not use it for a wait inside a button: the button has its own ring.',
        'Do not show a share of a whole with it when nothing moves: write a Percent.',
      ],
    } satisfies Guide,
  },
  args: { label: 'VIP 3', value: 62, valueLabel: '62 %' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 100, valueLabel: 'Completo' } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const Unknown: Story = { args: { label: 'Abriendo Fénix 88', value: null, valueLabel: undefined } };
export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <Progress {...args} size="sm" />
      <Progress {...args} size="md" />
      <Progress {...args} size="lg" />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    className: 'w-64',
    label: 'Umsatzanforderung des Willkommensangebots',
    valueLabel: 'noch 1.240,00 umzusetzen',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المستوى الثالث', valueLabel: '62%', className: 'w-64' },
};
