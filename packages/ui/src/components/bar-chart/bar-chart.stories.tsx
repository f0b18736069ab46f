import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChartLineIcon } from '../../icons/index.ts';
import { weeklyData } from '../../testing/chart-data.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { BarChart } from './bar-chart.tsx';

const guide = {
  status: 'new',
  use: [
    'Compare amounts of days or categories; stack them where the sum matters as much as its parts.',
    'Set `withValues` for a single series of few bars: then nobody has to read the axis.',
    'Set `signed` for results: gains and losses then have the colours that amounts of money have.',
    'Set `patterned` where the chart may be printed in grey.',
  ],
  avoid: [
    'Do not stack parts that people want to compare with each other; stand them side by side.',
    'Do not draw more than about thirty points; take an `AreaChart`.',
  ],
  keyboard: [
    ['Tab', 'To the chart; the last point is lit'],
    ['Arrow keys', 'To the point before or after; its values are read out'],
    ['Home, End', 'To the first or the last point'],
    ['Escape', 'Takes the light away'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  parameters: { guide },
  args: { ...weeklyData, series: weeklyData.series.slice(1, 3) },
  render: (args) => (
    <div className="rounded-lg border border-line bg-surface-1 p-4">
      <BarChart {...args} />
    </div>
  ),
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { height: 280, patterned: true } };
export const OneSeriesWithValues: Story = { args: { series: weeklyData.series.slice(0, 1), withValues: true } };
export const SignedResults: Story = {
  args: { signed: true, series: [{ key: 'net', label: 'Resultado', values: [120, -46.7, 30, -80, 0, 15, -12] }] },
};
export const Stacked: Story = { args: { stacked: true, series: weeklyData.series.slice(1) } };
export const StackedWithLosses: Story = { args: { stacked: true, series: weeklyData.series } };
export const Patterned: Story = { args: { stacked: true, series: weeklyData.series, patterned: true } };
export const OnePoint: Story = {
  args: { points: weeklyData.points.slice(0, 1), series: [{ key: 'one', label: 'Casino', values: [52_000] }] },
};
export const AllZero: Story = {
  args: { series: [{ key: 'none', label: 'Casino', values: weeklyData.points.map(() => 0) }] },
};
export const Narrow: Story = {
  args: { stacked: true, series: weeklyData.series },
  render: (args) => (
    <div className="max-w-80 rounded-lg border border-line bg-surface-1 p-4">
      <BarChart {...args} />
    </div>
  ),
};
export const Empty: Story = {
  args: { points: [], empty: <EmptyState icon={<ChartLineIcon />} title="Aún no hay ingresos" /> },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    stacked: true,
    label: 'الدخل حسب نوع اللعبة',
    tableLabel: 'عرض كجدول',
    series: weeklyData.series
      .slice(1)
      .map((series, place) => ({ ...series, label: ['مباشر', 'رياضة', 'يانصيب'][place] ?? '' })),
  },
};
