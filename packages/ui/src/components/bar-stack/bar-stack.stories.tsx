import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { categoryParts, formatShare, formatTick, formatValue } from '../../testing/chart-data.ts';
import { BarStack } from './bar-stack.tsx';

const guide = {
  status: 'new',
  use: [
    'Show parts of a whole in a narrow card, each with its value and share in words.',
    'Give the parts from the largest to the smallest; colours follow that order.',
  ],
  avoid: ['Do not use it for a course over time: that is a stacked `BarChart`.'],
} satisfies Guide;

const meta = {
  title: 'Data/BarStack',
  component: BarStack,
  parameters: { guide },
  args: {
    label: 'Apuesta válida por categoría',
    parts: categoryParts,
    otherLabel: 'Otros',
    formatValue: (value) => `$${formatTick(value)}`,
    formatFull: formatValue,
    formatShare,
  },
  render: (args) => (
    <div className="max-w-90 rounded-lg border border-line bg-surface-1 p-4">
      <BarStack {...args} />
    </div>
  ),
} satisfies Meta<typeof BarStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { parts: categoryParts.slice(0, 4) } };
export const OnePart: Story = { args: { parts: categoryParts.slice(0, 1) } };
export const AllZero: Story = { args: { parts: categoryParts.slice(0, 3).map((part) => ({ ...part, value: 0 })) } };
export const LongText: Story = {
  args: {
    parts: categoryParts.slice(0, 3).map((part, place) => ({
      ...part,
      label: ['Spielautomaten und Tischspiele', 'Live-Casino', 'Sportwetten'][place] ?? '',
    })),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرهان الصالح حسب الفئة',
    parts: categoryParts
      .slice(0, 3)
      .map((part, place) => ({ ...part, label: ['كازينو', 'مباشر', 'رياضة'][place] ?? '' })),
  },
};
