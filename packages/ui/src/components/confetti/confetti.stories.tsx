import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Confetti } from './confetti.tsx';

const meta = {
  title: 'Feedback/Confetti',
  component: Confetti,
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      status: 'new',
      use: ['Throw it once for a rare and real success that is also said in words.'],
      avoid: [
        'Never for a deposit, a bet or an ordinary win.',
        'Do not rely on it: with reduced motion nothing is shown.',
      ],
    } satisfies Guide,
  },
  args: { burst: 0 },
  render: function Mission(args) {
    const [burst, setBurst] = useState(args.burst);
    return (
      <div className="grid h-64 place-items-center">
        <Button variant="secondary" onClick={() => setBurst((count) => count + 1)}>
          Terminar misión
        </Button>
        <Confetti {...args} burst={burst} />
      </div>
    );
  },
} satisfies Meta<typeof Confetti>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { pieceCount: 40 } };
