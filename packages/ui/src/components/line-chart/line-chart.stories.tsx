import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChartLineIcon } from '../../icons/index.ts';
import { dailyData } from '../../testing/chart-data.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LineChart } from './line-chart.tsx';

const guide = {
  status: 'new',
  use: [
    'Compare two to four courses over the same days; each line carries its name where there is room.',
    'Draw the period before as a `dashed` series.',
  ],
  avoid: [
    'Do not put figures of different units on one axis; make two charts.',
    'Do not go beyond six lines: the rest becomes one, and nobody can follow more.',
  ],
  keyboard: [
    ['Tab', 'To the chart; the cross hair stands on the last point'],
    ['Arrow keys', 'To the point before or after; the values of all lines are read out'],
    ['Home, End', 'To the first or the last point'],
    ['Escape', 'Takes the cross hair away'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  parameters: { guide },
  args: dailyData,
  render: (args) => (
    <div className="rounded-lg border border-line bg-surface-1 p-4">
      <LineChart {...args} />
    </div>
  ),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    key: String(place),
    label: `Proveedor ${place + 1}`,
    values: dailyData.points.map((_, index) => 60_000 * (count - place) + ((index * (place + 3)) % 7) * 9000),
  }));

export const Default: Story = {};
export const Playground: Story = { args: { height: 300 } };
export const SixLines: Story = { args: { series: many(6) } };
export const MoreThanSix: Story = { args: { series: many(9) } };
export const WithLosses: Story = {
  args: {
    points: dailyData.points.slice(0, 6),
    series: [
      { key: 'a', label: 'Casino', values: [-8000, -2000, 4000, 1000, -3000, 5000] },
      { key: 'b', label: 'Deportes', values: [2000, 3000, -1000, 2500, 4000, 3500] },
    ],
  },
};
export const OnePoint: Story = {
  args: {
    points: dailyData.points.slice(0, 1),
    series: [
      { key: 'a', label: 'Apuestas', values: [370_120] },
      { key: 'b', label: 'Premios', values: [301_500] },
    ],
  },
};
export const AllZero: Story = {
  args: { series: [{ key: 'none', label: 'Apuestas', values: dailyData.points.map(() => 0) }] },
};
export const Empty: Story = {
  args: { points: [], empty: <EmptyState icon={<ChartLineIcon />} title="Aún no hay apuestas" /> },
};
export const LongText: Story = {
  args: {
    series: dailyData.series.slice(0, 2).map((series, place) => ({
      ...series,
      label: ['Umsatzwirksame Spieleinsätze', 'Ausgezahlte Gewinne einschließlich Boni'][place] ?? '',
    })),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرهانات والجوائز',
    tableLabel: 'عرض كجدول',
    chartLabel: 'عرض كرسم بياني',
    series: dailyData.series
      .slice(0, 2)
      .map((series, place) => ({ ...series, label: place === 0 ? 'الرهانات' : 'الجوائز' })),
  },
};
