import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from '../screen-parameters.ts';
import { CentreFrame } from './centre-frame.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { WalletPanel } from './wallet-panel.tsx';

const meta = {
  title: 'Screens/Personal centre',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wallet: Story = {
  render: () => (
    <CentreFrame activeKey="wallet">
      <WalletPanel />
    </CentreFrame>
  ),
};
export const Deposit: Story = {
  render: () => (
    <CentreFrame activeKey="deposit">
      <DepositPanel />
    </CentreFrame>
  ),
};
