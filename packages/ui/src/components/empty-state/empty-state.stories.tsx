import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: { icon: <HeartIcon />, title: 'Aún no tienes favoritos' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    detail: 'Toca el corazón de un juego y aparecerá aquí.',
    action: (
      <Button variant="secondary" size="sm">
        Explorar juegos
      </Button>
    ),
  },
};
export const Neutral: Story = { args: { tone: 'neutral' } };
