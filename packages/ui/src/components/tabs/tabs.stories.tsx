import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Cartera',
    value: 'wallet',
    onValueChange: () => undefined,
    items: [
      { value: 'wallet', label: 'Cartera' },
      { value: 'deposit', label: 'Depósito' },
      { value: 'bonus', label: 'Bonos', badge: <CountBadge count={2} /> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs {...args} value={value} onValueChange={setValue}>
        {args.items.map((item) => (
          <TabPanel key={item.value} value={item.value}>
            {item.label}
          </TabPanel>
        ))}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 'deposit' } };
export const SingleTabHidesTheList: Story = { args: { items: [{ value: 'wallet', label: 'Cartera' }] } };
export const WithDisabled: Story = {
  args: {
    items: [
      { value: 'wallet', label: 'Cartera' },
      { value: 'withdraw', label: 'Retiro', disabled: true },
    ],
  },
};
