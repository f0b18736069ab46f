import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { LoadMore } from './load-more.tsx';

const guide = {
  status: 'stable',
  use: [
    'Put it under a list that people browse and never need to find again by page.',
    'Say how much is shown of how much; the bar repeats it.',
  ],
  avoid: [
    'Do not load on its own while people scroll: they never reach the footer.',
    'Do not use it for records with sums: those have a `Pagination`.',
  ],
  keyboard: [['Enter or Space', 'Shows more; the focus stays on the button']],
} satisfies Guide;

const meta = {
  title: 'Data/LoadMore',
  component: LoadMore,
  parameters: { guide },
  args: {
    shownCount: 48,
    totalCount: 148,
    progressLabel: 'Mostramos 48 de 148',
    label: 'Mostrar más',
    onLoadMore: () => undefined,
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { busy: true, busyLabel: 'Buscando' } };
export const AllShown: Story = { args: { shownCount: 148, progressLabel: 'Mostramos 148 de 148' } };
export const LongText: Story = {
  args: { progressLabel: '48 von insgesamt 148 Spielen werden angezeigt', label: 'Weitere Spiele anzeigen' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { progressLabel: 'نعرض 48 من 148', label: 'عرض المزيد' },
};
