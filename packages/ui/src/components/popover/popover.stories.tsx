import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Surfaces/Popover',
  component: Popover,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      status: 'stable',
      use: ['Show a small form or an explanation beside what it belongs to.', 'Name it with `label`.'],
      avoid: ['Do not list commands in it: take DropdownMenu.', 'Do not hide what everybody needs.'],
      keyboard: [
        ['Enter, Space', 'Opens it from its button.'],
        ['Tab', 'Goes through its content, then on in the page.'],
        ['Escape', 'Closes it; the focus goes back to its button.'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Rango de fechas',
    trigger: <Button variant="outline">Últimos 30 días</Button>,
    children: <p>Del 22 oct al 21 nov</p>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { align: 'center' } };
export const Open: Story = { args: { open: true } };
export const LongText: Story = {
  args: {
    open: true,
    className: 'w-72',
    children: <p>Abrechnungszeitraum: halbmonatlich, jeweils vom ersten bis zum fünfzehnten Kalendertag des Monats.</p>,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    open: true,
    label: 'الفترة',
    trigger: <Button variant="outline">آخر 30 يومًا</Button>,
    children: <p>من 22 أكتوبر</p>,
  },
};
