import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { BellIcon } from '../../icons/index.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Mensajes', children: <BellIcon /> },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it where space is short and the picture is known: close, search, messages.',
        'Write the whole meaning into `label`, with the count: "Mensajes, 3 sin leer".',
      ],
      avoid: [
        'Do not use it for the main action of a view: words are clearer.',
        'Do not rely on the tooltip: touch screens have none.',
      ],
      keyboard: [['Enter, Space', 'Presses it.']],
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'secondary', size: 'sm' } };
export const WithCount: Story = { args: { label: 'Mensajes, 3 sin leer', badge: <CountBadge count={3} /> } };
export const Small: Story = { args: { size: 'sm', variant: 'outline' } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {(['ghost', 'secondary', 'outline', 'soft', 'primary', 'danger'] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الرسائل، 3 غير مقروءة', badge: <CountBadge count={3} /> },
};
