import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: {
    guide: {
      status: 'stable',
      use: ['List the facts of one record or the lines of a summary.', 'Mark the line that counts with `strong`.'],
      avoid: ['Do not use it for several records: take a table.', 'Do not put controls into it.'],
    } satisfies Guide,
  },
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
export const LongText: Story = {
  args: {
    className: 'w-72',
    items: [
      { key: 'reference', term: 'Zahlungsverwendungszweck', detail: 'QZ-48210-2026-11-21-MXN' },
      { key: 'holder', term: 'Kontoinhaberbezeichnung', detail: 'Maximiliane Oberhausen-Lichtenstein' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    className: 'w-72',
    items: [
      { key: 'amount', term: 'الإيداع', detail: '2,000.00' },
      { key: 'received', term: 'تستلم', detail: '2,000.00', strong: true },
    ],
  },
};
