import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyableCode } from './copyable-code.tsx';

const meta = {
  component: CopyableCode,
  args: { code: 'SPEI-2026-0088412', copyLabel: 'Copiar la referencia', copiedLabel: 'Copiado' },
} satisfies Meta<typeof CopyableCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { code: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', className: 'max-w-64' },
};
