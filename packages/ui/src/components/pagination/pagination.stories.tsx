import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Pagination } from './pagination.tsx';

const guide = {
  status: 'stable',
  use: [
    'Put it under a list whose pages people go back to or link to.',
    'Say in `summary` which rows are shown and how many there are.',
    'Offer a `pageSize` where people compare many rows.',
  ],
  avoid: [
    'Do not use it for pictures that people browse: that is a `LoadMore`.',
    'Do not show it when everything fits on one page.',
  ],
  keyboard: [
    ['Tab', 'To each page and arrow'],
    ['Enter or Space', 'Turns to the page'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  parameters: { guide },
  args: {
    label: 'Páginas',
    page: 1,
    pageCount: 29,
    onPageChange: () => undefined,
    previousLabel: 'Página anterior',
    nextLabel: 'Página siguiente',
    pageLabel: (page) => `Página ${page}`,
  },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { page: 14, summary: '183–196 de 3,902' } };
export const WithPageSize: Story = {
  args: {
    page: 2,
    summary: '14–26 de 3,902',
    pageSize: { label: 'Filas', value: 13, options: [13, 25, 50, 100], onChange: () => undefined },
  },
};
export const FewPages: Story = { args: { pageCount: 3 } };
export const LastPage: Story = { args: { page: 29 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { page: 14, label: 'الصفحات', summary: '183–196 من 3,902', previousLabel: 'السابقة', nextLabel: 'التالية' },
};
export const LongText: Story = {
  args: {
    page: 3,
    summary: 'Einträge 27 bis 39 von insgesamt 3.902',
    pageSize: { label: 'Einträge pro Seite', value: 13, options: [13, 25], onChange: () => undefined },
  },
};
