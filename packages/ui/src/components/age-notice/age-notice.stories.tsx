import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { AgeNotice } from './age-notice.tsx';

const meta = {
  component: AgeNotice,
  args: {
    'aria-label': 'Juego responsable',
    ageMark: '18+',
    children: (
      <>
        <b>Solo para mayores de 18 años</b>, o de la edad legal de tu país si es superior. Jugar puede crear adicción:
        pon límites a tus depósitos, haz pausas o autoexclúyete cuando quieras.
      </>
    ),
  },
} satisfies Meta<typeof AgeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    action: (
      <Button variant="outline" size="sm">
        Juego responsable
      </Button>
    ),
  },
};
