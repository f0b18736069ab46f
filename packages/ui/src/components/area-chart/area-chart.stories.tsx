import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChartLineIcon } from '../../icons/index.ts';
import { dailyData } from '../../testing/chart-data.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { AreaChart } from './area-chart.tsx';

const guide = {
  status: 'stable',
  use: [
    'Show the course of one figure; a second one and the period before may lie over it as lines.',
    'Write `label` as a sentence that says what is shown and from where to where it went.',
    'Give a difference as a `listed` series: it stands in the callout and the table without a line of its own.',
  ],
  avoid: [
    'Do not put a fill under more than the first series: fills over fills cannot be read.',
    'Do not use it for categories without an order: that is a `BarChart`.',
  ],
  keyboard: [
    ['Tab', 'To the chart; the cross hair stands on the last point'],
    ['Arrow keys', 'To the point before or after; its values are read out'],
    ['Home, End', 'To the first or the last point'],
    ['Escape', 'Takes the cross hair away'],
  ],
} satisfies Guide;

const [stakes, prizes] = dailyData.series;
const only = stakes ? [stakes] : [];

const meta = {
  title: 'Data/AreaChart',
  component: AreaChart,
  parameters: { guide },
  args: { ...dailyData, series: only },
  render: (args) => (
    <div className="rounded-lg border border-line bg-surface-1 p-4">
      <AreaChart {...args} />
    </div>
  ),
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { series: dailyData.series, height: 280 } };
export const WithPeriodBefore: Story = {
  args: { series: dailyData.series.filter((series) => series !== prizes && series.key !== 'net') },
};
export const WithLosses: Story = {
  args: {
    label: 'Ganancia neta: de −$8,000 a $5,000',
    points: dailyData.points.slice(0, 6),
    series: [{ key: 'net', label: 'Ganancia neta', values: [-8000, -2000, 4000, 1000, -3000, 5000] }],
  },
};
export const OnePoint: Story = {
  args: { points: dailyData.points.slice(0, 1), series: [{ key: 'one', label: 'Apuestas', values: [370_120.5] }] },
};
export const AllZero: Story = {
  args: { series: [{ key: 'none', label: 'Apuestas', values: dailyData.points.map(() => 0) }] },
};
export const WithGaps: Story = {
  args: {
    points: dailyData.points.slice(0, 8),
    series: [{ key: 'some', label: 'Apuestas', values: [300, 420, null, 380, null, 410, 460, 440] }],
  },
};
export const Narrow: Story = {
  args: { series: dailyData.series },
  render: (args) => (
    <div className="max-w-80 rounded-lg border border-line bg-surface-1 p-4">
      <AreaChart {...args} />
    </div>
  ),
};
export const Empty: Story = {
  args: { points: [], empty: <EmptyState icon={<ChartLineIcon />} title="Aún no hay apuestas" /> },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرهانات من 23 أكتوبر إلى 14 نوفمبر',
    tableLabel: 'عرض كجدول',
    chartLabel: 'عرض كرسم بياني',
    series: [
      { ...(stakes ?? { key: 'stakes', values: [] }), label: 'الرهانات' },
      { ...(prizes ?? { key: 'prizes', values: [] }), label: 'الجوائز' },
    ],
  },
};
