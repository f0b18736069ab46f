import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CopyableCode } from './copyable-code.tsx';

const meta = {
  title: 'Actions/CopyableCode',
  component: CopyableCode,
  args: { code: 'SPEI-2026-0088412', copyLabel: 'Copiar la referencia', copiedLabel: 'Copiado' },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for references, hashes and addresses: it cuts at the end and copies the whole.',
        'Give it a `max-w` where it stands in a row.',
      ],
      avoid: [
        'Do not use it for text that people read rather than pass on.',
        'Never shorten the code yourself: the button copies what `code` says.',
      ],
      keyboard: [['Enter, Space', 'On its button, copies.']],
    } satisfies Guide,
  },
} satisfies Meta<typeof CopyableCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { code: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', className: 'max-w-64' },
};
export const Cut: Story = {
  args: { code: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', className: 'max-w-48' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { copyLabel: 'نسخ المرجع', copiedLabel: 'تم النسخ' },
};
