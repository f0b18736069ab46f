import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChartLineIcon } from '../../icons/index.ts';
import { categoryParts, formatShare, formatTick } from '../../testing/chart-data.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { DonutChart } from './donut-chart.tsx';

const guide = {
  status: 'new',
  use: [
    'Show how few parts make a whole; the sum stands in the middle, every part in a row beside it.',
    'Give the parts from the largest to the smallest.',
  ],
  avoid: [
    'Do not compare two wholes with two rings: take a stacked `BarChart`.',
    'Do not show parts that can be negative; a loss has no share.',
  ],
  keyboard: [
    ['Tab', 'To the ring; its first part is lit'],
    ['Arrow keys', 'To the part before or after; value and share are read out'],
    ['Home, End', 'To the first or the last part'],
    ['Escape', 'Takes the light away'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  parameters: { guide },
  args: {
    label: 'Apuesta válida por categoría en 30 días; el casino tiene la mayor parte, 40.4 %',
    heads: ['Categoría', 'Apuesta válida', 'Parte'],
    parts: categoryParts.slice(0, 5),
    totalLabel: 'Total',
    otherLabel: 'Otros',
    formatValue: (value) => `$${formatTick(value)}`,
    formatShare,
  },
  render: (args) => (
    <div className="max-w-130 rounded-lg border border-line bg-surface-1 p-4">
      <DonutChart {...args} />
    </div>
  ),
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { patterned: true } };
export const MoreThanSix: Story = { args: { parts: categoryParts } };
export const OnePart: Story = { args: { parts: categoryParts.slice(0, 1) } };
export const AllZero: Story = { args: { parts: categoryParts.slice(0, 3).map((part) => ({ ...part, value: 0 })) } };
export const Patterned: Story = { args: { parts: categoryParts, patterned: true } };
export const Narrow: Story = {
  render: (args) => (
    <div className="max-w-70 rounded-lg border border-line bg-surface-1 p-4">
      <DonutChart {...args} />
    </div>
  ),
};
export const Empty: Story = {
  args: { parts: [], empty: <EmptyState icon={<ChartLineIcon />} title="Aún no hay apuestas" /> },
};
export const LongText: Story = {
  args: {
    totalLabel: 'Gesamtumsatz',
    parts: categoryParts.slice(0, 4).map((part, place) => ({
      ...part,
      label:
        ['Spielautomaten und Tischspiele', 'Live-Casino mit echten Croupiers', 'Sportwetten', 'Lotterie'][place] ?? '',
    })),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرهان الصالح حسب الفئة',
    totalLabel: 'المجموع',
    parts: categoryParts
      .slice(0, 3)
      .map((part, place) => ({ ...part, label: ['كازينو', 'مباشر', 'رياضة'][place] ?? '' })),
  },
};
