import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { dailyData } from '../../testing/chart-data.ts';
import { Chart } from './chart.tsx';

const guide = {
  status: 'new',
  use: [
    'Take it to draw a kind of chart that is not here yet: legend, table, colours and the "other" series come with it.',
    'Give the picture exactly the height that it is handed, so that the table can take its place.',
  ],
  avoid: ['Do not use it where `AreaChart`, `LineChart`, `BarChart` or `DonutChart` will do.'],
  keyboard: [['Enter or Space', 'On the button: switches between picture and table']],
} satisfies Guide;

const meta = {
  title: 'Data/Chart',
  component: Chart,
  parameters: { guide },
  args: {
    ...dailyData,
    points: dailyData.points.slice(0, 6),
    height: 120,
    children: (series, height) => (
      <ul className="grid content-center gap-2 rounded-md bg-surface-2 px-4 text-sm" style={{ height }}>
        {series.slice(0, 2).map((one) => (
          <li key={one.key}>
            <svg aria-hidden="true" className="inline h-2.5 w-40">
              <rect width={one.place === 0 ? '100%' : '82%'} height="100%" rx="4" fill={one.color} />
            </svg>{' '}
            {one.label}
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { patterned: true, height: 160 } };
export const SingleSeries: Story = { args: { series: dailyData.series.slice(0, 1) } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tableLabel: 'عرض كجدول',
    series: dailyData.series
      .slice(0, 2)
      .map((series, place) => ({ ...series, label: place === 0 ? 'الرهانات' : 'الجوائز' })),
  },
};
