import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOutIcon, ReceiptTextIcon, UserIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from './dropdown-menu.tsx';

const meta = {
  component: DropdownMenu,
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
