import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { Money } from '../money/money.tsx';
import { BalancePill } from './balance-pill.tsx';

const meta = {
  component: BalancePill,
  args: { children: <Money amount="12480.50" locale="es-MX" symbol="$" currency="MXN" /> },
} satisfies Meta<typeof BalancePill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    action: (
      <Button>
        <PlusIcon />
        Depositar
      </Button>
    ),
  },
};
