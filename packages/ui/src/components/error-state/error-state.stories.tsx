import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
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
