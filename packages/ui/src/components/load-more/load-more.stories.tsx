import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './load-more.tsx';

const meta = {
  component: LoadMore,
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
