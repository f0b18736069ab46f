import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CountdownRing } from './countdown-ring.tsx';

const meta = {
  title: 'Feedback/CountdownRing',
  component: CountdownRing,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Show when a draw or a bet closes for real.',
        'Pass the clock of the server: `now={() => Date.now() + offsetMs}`.',
        'Say in `announce` what closes; it is read at 30, 10 and 5 seconds only.',
      ],
      avoid: [
        'Never hurry anybody with it: no offers, no bonuses, no deposits.',
        'Do not show more than one large ring at a time.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Cierre del sorteo 284',
    totalMs: 300_000,
    remainingMs: 192_000,
    announce: (seconds: number) => `Quedan ${seconds} segundos`,
  },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { remainingMs: 75_000, size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LastHalfMinute: Story = { args: { remainingMs: 28_000, totalMs: 60_000 } };
export const LastTenSeconds: Story = { args: { remainingMs: 7_000, totalMs: 60_000 } };
export const Closed: Story = { args: { remainingMs: 0 } };
export const Hours: Story = { args: { remainingMs: 4_500_000, totalMs: 7_200_000, size: 'lg' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'إغلاق السحب', announce: (seconds: number) => `بقيت ${seconds} ثوانٍ` },
};
