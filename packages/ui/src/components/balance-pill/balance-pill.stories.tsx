import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { PlusIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { Money } from '../money/money.tsx';
import { BalancePill } from './balance-pill.tsx';

const meta = {
  title: 'Shells/BalancePill',
  component: BalancePill,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Keep the amount in view wherever something is staked.',
        'On small screens give the joined button an icon only, with a name.',
      ],
      avoid: ['Do not round or shorten the amount.', 'Do not join more than one button.'],
    } satisfies Guide,
  },
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
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { action: <Button>إيداع</Button> },
};
