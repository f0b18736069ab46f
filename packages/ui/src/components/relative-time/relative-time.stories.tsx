import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { RelativeTime } from './relative-time.tsx';

const meta = {
  title: 'Data/RelativeTime',
  component: RelativeTime,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show how long ago something happened in lists and messages.',
        'Let the page own the clock and pass the same present to all of them.',
      ],
      avoid: ['Do not use it where the exact time matters: write the date.', 'Do not let it tick every second.'],
    } satisfies Guide,
  },
  args: { at: '2026-11-21T14:28:00Z', nowMs: Date.UTC(2026, 10, 21, 14, 32), locale: 'es-MX', timeZone: 'UTC' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { locale: 'pt' } };
export const Hours: Story = { args: { at: '2026-11-21T09:00:00Z' } };
export const Older: Story = { args: { at: '2026-11-12T09:00:00Z' } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { locale: 'ar' } };
