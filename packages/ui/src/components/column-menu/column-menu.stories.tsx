import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { accountColumns, type Account } from '../../testing/accounts.tsx';
import { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';

/* A story needs one type of row. */
function AccountColumnMenu(props: ColumnMenuProps<Account>) {
  return <ColumnMenu {...props} />;
}

const guide = {
  status: 'new',
  use: [
    'Put it at the end of a `TableToolbar` over a table with more columns than most people need.',
    'Keep the hidden columns per person: a table should look tomorrow as it was left today.',
  ],
  avoid: ['Do not let people hide what tells rows apart: the first column always stays.'],
  keyboard: [
    ['Enter, Space or Arrow Down', 'On the button: opens the list'],
    ['Arrow keys, Home, End, letters', 'Move through the columns'],
    ['Enter or Space', 'Shows or hides a column; the list stays open'],
    ['Escape', 'Closes it and returns to the button'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/ColumnMenu',
  component: AccountColumnMenu,
  parameters: { guide },
  args: {
    label: 'Columnas',
    columns: accountColumns,
    hiddenKeys: [],
    onHiddenKeysChange: () => undefined,
    resetLabel: 'Mostrar todas',
  },
  render: function Controlled(args) {
    const [hiddenKeys, setHiddenKeys] = useState(args.hiddenKeys);
    return <ColumnMenu {...args} hiddenKeys={hiddenKeys} onHiddenKeysChange={setHiddenKeys} />;
  },
} satisfies Meta<typeof AccountColumnMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { hiddenKeys: ['kind'] } };
export const Open: Story = { args: { open: true, hiddenKeys: ['team', 'lastSeen'] } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    open: true,
    label: 'الأعمدة',
    resetLabel: 'عرض الكل',
    columns: ['الحساب', 'النوع', 'الرهان الصالح'].map((header) => ({ key: header, header, cell: () => header })),
  },
};
