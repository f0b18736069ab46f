import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show a short wait inside a control or a line of text.',
        'Give it a `label` when no visible text says what is going on.',
      ],
      avoid: ['Never cover a page with it: take Skeleton.', 'Do not show it together with a skeleton.'],
    } satisfies Guide,
  },
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
