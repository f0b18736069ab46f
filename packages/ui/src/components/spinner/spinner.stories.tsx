import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Cargando' } };
export const Playground: Story = { args: { label: 'Cargando', className: 'size-8' } };
export const Decorative: Story = {
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner />
      Buscando tu depósito
    </p>
  ),
};
