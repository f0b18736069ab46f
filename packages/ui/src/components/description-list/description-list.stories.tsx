import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { key: 'amount', term: 'Depósito', detail: '$2,000.00' },
      { key: 'fee', term: 'Comisión SPEI', detail: '$0.00' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { className: 'w-72' } };
export const WithTotal: Story = {
  args: {
    className: 'w-72',
    items: [
      { key: 'amount', term: 'Depósito', detail: '$2,000.00' },
      { key: 'received', term: 'Recibes', detail: '$2,000.00', strong: true },
    ],
  },
};
