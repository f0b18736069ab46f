import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'QTZ-884120', label: 'Copiar', copiedLabel: 'Copiado' },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it beside anything that people must pass on exactly: a reference, an address, a link.',
        'Handle `onCopyError`: without permission the clipboard refuses.',
      ],
      avoid: ['Do not open a toast besides: the button itself says that it copied, also aloud.'],
      keyboard: [['Enter, Space', 'Copies.']],
    } satisfies Guide,
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'outline', size: 'md' } };
export const IconOnly: Story = { args: { iconOnly: true, label: 'Copiar la referencia' } };
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <CopyButton {...args} variant="secondary" />
      <CopyButton {...args} variant="outline" />
      <CopyButton {...args} variant="ghost" />
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'نسخ', copiedLabel: 'تم النسخ' } };
