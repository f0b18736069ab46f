import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
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
export const FewPages: Story = { args: { pageCount: 3 } };
export const LastPage: Story = { args: { page: 29 } };
