import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = {
  component: CopyButton,
  args: { text: 'QTZ-884120', label: 'Copiar', copiedLabel: 'Copiado' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'outline', size: 'md' } };
export const IconOnly: Story = { args: { iconOnly: true, label: 'Copiar la referencia' } };
