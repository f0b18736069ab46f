import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Sparkline } from './sparkline.tsx';

const guide = {
  status: 'stable',
  use: [
    'Put it beside a figure and its change: it shows how the figure got there.',
    'Give `down` to a course that fell, so that it has the colour of the change beside it.',
    'Give a `label` where nothing else says the course, for instance in a table cell.',
  ],
  avoid: ['Do not use it where people need values: that is an `AreaChart`.'],
} satisfies Guide;

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  parameters: { guide },
  args: { points: [4, 5, 4.6, 6, 7, 6.4, 8, 9, 11] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { points: [9, 7, 8, 4, 5, 2], className: 'w-48' } };
export const Down: Story = { args: { points: [9, 7, 8, 4, 5, 2], tone: 'down' } };
export const Up: Story = { args: { tone: 'up' } };
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Losses: Story = { args: { points: [0, 0, 0, 0, 0, -2, 0, 0, -9], tone: 'down' } };
export const GainsAndLosses: Story = { args: { points: [2, 4, 1, -3, -5, -1, 3, 6] } };
export const Flat: Story = { args: { points: [3, 3, 3] } };
export const WithLabel: Story = { args: { label: 'Sube de 4 a 11 en nueve días' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const TooFewPoints: Story = { args: { points: [1] } };
