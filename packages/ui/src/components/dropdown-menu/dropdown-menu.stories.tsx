import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { LogOutIcon, ReceiptTextIcon, UserIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from './dropdown-menu.tsx';

const meta = {
  title: 'Surfaces/DropdownMenu',
  component: DropdownMenu,
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      status: 'stable',
      use: [
        'Gather commands that belong to one thing under one button.',
        'Put what ends something last, after a separator, with the tone danger.',
        'Take check box rows for settings of a view; the menu stays open.',
      ],
      avoid: [
        'Do not hide the main action in a menu.',
        'Do not choose a value of a form with it: take Select.',
        'Do not use it for a single command.',
      ],
      keyboard: [
        ['Enter, Space, Arrow down', 'Opens the menu with its first row.'],
        ['Arrow down, Arrow up', 'Moves between the rows.'],
        ['Home, End', 'Goes to the first or last row.'],
        ['Letters', 'Goes to the next row that begins with them.'],
        ['Enter, Space', 'Runs the row.'],
        ['Escape', 'Closes the menu; the focus goes back to its button.'],
      ],
    } satisfies Guide,
  },
  args: {
    trigger: <Button variant="secondary">carla.mendez</Button>,
    align: 'start',
    children: (
      <>
        <DropdownMenuItem icon={<UserIcon />}>Mi cuenta</DropdownMenuItem>
        <DropdownMenuItem icon={<ReceiptTextIcon />} end={<CountBadge count={3} />}>
          Registro de apuestas
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOutIcon />} tone="danger">
          Cerrar sesión
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { align: 'end' } };
export const Open: Story = { args: { open: true } };
export const RadioChoice: Story = {
  args: {
    open: true,
    children: (
      <DropdownMenuRadioGroup value="30">
        <DropdownMenuLabel>Periodo</DropdownMenuLabel>
        <DropdownMenuRadioItem value="7">7 días</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="30">30 días</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    ),
  },
};
export const CheckboxRows: Story = {
  args: {
    open: true,
    trigger: <Button variant="secondary">Columnas</Button>,
    children: (
      <>
        <DropdownMenuLabel>Columnas visibles</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked>Cuenta</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked>Apuesta válida</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked={false}>Reembolso</DropdownMenuCheckboxItem>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    open: true,
    className: 'w-64',
    children: (
      <>
        <DropdownMenuItem icon={<UserIcon />}>Benutzerkontoeinstellungen und Sicherheit</DropdownMenuItem>
        <DropdownMenuItem icon={<ReceiptTextIcon />}>Wettverlaufsaufzeichnungen</DropdownMenuItem>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    open: true,
    children: (
      <>
        <DropdownMenuItem icon={<UserIcon />}>حسابي</DropdownMenuItem>
        <DropdownMenuItem icon={<ReceiptTextIcon />} end={<CountBadge count={3} />}>
          سجل الرهانات
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOutIcon />} tone="danger">
          تسجيل الخروج
        </DropdownMenuItem>
      </>
    ),
  },
};
