import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersIcon } from '../../icons/index.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { StatTile } from './stat-tile.tsx';

const guide = {
  status: 'stable',
  use: [
    'Show one key figure in full, with its change against the period before.',
    'Give the change a sign and a `word`: arrow and colour are not read aloud.',
    'Set `meaning` to "bad" where a rise is no good news, such as withdrawals.',
  ],
  avoid: [
    'Do not put more than five in a row.',
    'Do not shorten money in the value; make it smaller or the tile wider.',
  ],
} satisfies Guide;

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  parameters: { guide },
  args: { label: 'Ingreso neto', value: '$58,442.90' },
  render: (args) => (
    <div className="max-w-60">
      <StatTile {...args} />
    </div>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const course = [4, 5, 4.6, 6, 7, 6.4, 8, 9, 11];

export const Default: Story = {};
export const Playground: Story = {
  args: { delta: { label: '+14.6 %', direction: 'up', word: 'sube' }, detail: 'contra octubre', points: course },
};
export const Down: Story = {
  args: { delta: { label: '−3.1 %', direction: 'down', word: 'baja' }, points: course.toReversed() },
};
export const RiseIsBadNews: Story = {
  args: { label: 'Retiros', delta: { label: '+8.2 %', direction: 'up', word: 'sube', meaning: 'bad' }, points: course },
};
export const Flat: Story = { args: { delta: { label: '0.0 %', direction: 'flat', word: 'sin cambio' } } };
export const WithIcon: Story = { args: { label: 'Equipo', value: '3,902', icon: <UsersIcon /> } };
export const Loading: Story = { args: { loading: true } };
export const Row: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        {...args}
        label="Apuesta válida"
        value="$4,862,310.40"
        delta={{ label: '+12.4 %', direction: 'up' }}
        points={course}
      />
      <StatTile
        {...args}
        label="Primer depósito"
        value="96"
        delta={{ label: '−3.1 %', direction: 'down' }}
        points={course.toReversed()}
      />
      <StatTile {...args} label="Miembros activos" value="1,284" delta={{ label: '0.0 %', direction: 'flat' }} />
      <StatTile {...args} loading />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Durchschnittlicher Nettoertrag je Spielerkonto',
    value: '58.442,90 €',
    delta: { label: '+14,6 %', direction: 'up' },
    detail: 'gegenüber dem Vormonat',
    points: course,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'صافي الدخل', delta: { label: '+14.6%', direction: 'up', word: 'ارتفع' }, points: course },
};
