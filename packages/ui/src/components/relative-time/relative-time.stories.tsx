import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelativeTime } from './relative-time.tsx';

const meta = {
  component: RelativeTime,
  args: { at: '2026-11-21T14:28:00Z', nowMs: Date.UTC(2026, 10, 21, 14, 32), locale: 'es-MX', timeZone: 'UTC' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { locale: 'pt' } };
export const Hours: Story = { args: { at: '2026-11-21T09:00:00Z' } };
export const Older: Story = { args: { at: '2026-11-12T09:00:00Z' } };
