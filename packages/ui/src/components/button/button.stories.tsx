import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../../icons/index.ts';
import { Button } from './button.tsx';

const meta = {
  component: Button,
  args: { children: 'Depositar' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'soft', 'outline', 'ghost', 'danger', 'gold'] as const;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'secondary', size: 'lg', fullWidth: false, busy: false } };
export const Variants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button {...args} variant={variant} size="sm" />
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} size="lg">
            <PlusIcon />
            Depositar
          </Button>
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} busy busyLabel="Enviando" />
        </div>
      ))}
    </div>
  ),
};
export const Busy: Story = { args: { busy: true, busyLabel: 'Enviando' } };
export const BusyWithoutLabel: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const AsLink: Story = { args: { asChild: true, children: <a href="#deposit">Depositar</a> } };
