import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLineIcon } from '../../icons/index.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { AreaChart } from './area-chart.tsx';

const values = [12, 18, 15, 22, 31, 28, 24, 35, 41, 38, 44, 52, 47, 58];
const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

const meta = {
  component: AreaChart,
  args: {
    label: 'Ganancia neta del 8 al 21 de noviembre: de $12,000 a $58,000',
    xLabel: 'Día',
    seriesLabel: 'Ganancia neta',
    points: values.map((value, index) => ({ key: String(index), label: `${index + 8} nov`, value: value * 1000 })),
    formatValue: (value) => money.format(value),
    formatTick: (value) => `$${value / 1000} k`,
    tableLabel: 'Ver como tabla',
    chartLabel: 'Ver como gráfica',
  },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { height: 300 } };
export const WithLosses: Story = {
  args: {
    label: 'Ganancia neta: de −$8,000 a $5,000',
    points: [-8, -2, 4, 1, -3, 5].map((value, index) => ({
      key: String(index),
      label: `${index + 1} nov`,
      value: value * 1000,
    })),
  },
};
export const Empty: Story = {
  args: { points: [], empty: <EmptyState icon={<ChartLineIcon />} title="Aún no hay apuestas" /> },
};
