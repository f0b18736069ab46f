import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Put it where a region could not be loaded, with a button that tries again.',
        'Say what happened in the words of the reader.',
      ],
      avoid: ['Do not show codes or names of servers.', 'Do not use it for the error of an action: take Toast.'],
    } satisfies Guide,
  },
  args: { title: 'Sin conexión con el servidor' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    detail: 'La página tardó demasiado en responder.',
    retry: (
      <Button variant="secondary" size="sm">
        Reintentar
      </Button>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا يوجد اتصال بالخادم', detail: 'تأخرت الصفحة في الرد.' },
};
