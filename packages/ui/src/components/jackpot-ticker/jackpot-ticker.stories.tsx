import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { JackpotTicker, useDisplayAmount } from './jackpot-ticker.tsx';

const meta = {
  title: 'Game site/JackpotTicker',
  component: JackpotTicker,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Drive `value` with real figures; the digits roll to each new one.',
        'Where the platform sends a figure once in a while, `useDisplayAmount` lets it grow in between.',
        'Show the last winner with a masked name.',
        'A real pot has the `decimals` of its currency, so that it is seen to grow.',
      ],
      avoid: ['Do not pay by a figure of `useDisplayAmount`; it is for show.', 'Do not put two of them on one page.'],
    } satisfies Guide,
  },
  args: {
    title: 'Jackpot Quetzal',
    value: '2431889210',
    locale: 'es-MX',
    symbol: '$',
    winnerLabel: 'Último ganador',
    winner: 'ser***88 · $84,210.00',
  },
} satisfies Meta<typeof JackpotTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const later = (run: () => void, delayMs: number) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
const middle = () => 0.5;

export const Default: Story = {};
export const Playground: Story = { args: { value: '2999999999' } };
export const WithoutWinner: Story = { args: { winner: undefined } };
export const Growing: Story = {
  /* it changes by itself: a picture of it would never be the same twice */
  tags: ['no-screenshot'],
  render: function WithDisplayAmount(args) {
    const value = useDisplayAmount({ start: args.value, random: middle, schedule: later });
    return <JackpotTicker {...args} value={value} />;
  },
};
export const RealPot: Story = { args: { value: '2514.7721', decimals: 2 } };
export const LongText: Story = {
  args: {
    title: 'Gemeinschaftlicher Jahreshauptgewinn',
    winnerLabel: 'Zuletzt gewonnen von',
    winner: 'ser***88 · 84.210,00 $',
    locale: 'de',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الجائزة الكبرى', winnerLabel: 'آخر فائز', winner: 'ser***88', locale: 'ar' },
};
