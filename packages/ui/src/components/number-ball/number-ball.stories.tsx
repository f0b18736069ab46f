import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { DrawnBall, NumberBall } from './number-ball.tsx';

const meta = {
  title: 'Game site/NumberBall',
  component: NumberBall,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Put several balls into a group with a name: the position they are picked for.',
        'Use `DrawnBall` for results: golden for the last draw, small and plain in a list.',
        'Take `DigitPicker` when there are positions and quick picks.',
      ],
      avoid: [
        'Do not show a result with a pressed ball; a result is not a control.',
        'Do not tell numbers apart by colour alone.',
      ],
      keyboard: [['Space or Enter', 'Picks the number or gives it back.']],
    } satisfies Guide,
  },
  args: { value: 7, selected: false },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return <NumberBall {...args} selected={selected} onSelectedChange={setSelected} />;
  },
} satisfies Meta<typeof NumberBall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 49 } };
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Drawn: Story = {
  render: () => (
    <div className="grid gap-4">
      <div role="group" aria-label="Último resultado" className="flex gap-2">
        {[7, 3, 0, 9, 4].map((value, place) => (
          <DrawnBall key={place} value={value} />
        ))}
      </div>
      <div role="group" aria-label="Sorteo 0870" className="flex gap-1">
        {[1, 5, 5, 2, 8].map((value, place) => (
          <DrawnBall key={place} value={value} size="sm" />
        ))}
      </div>
    </div>
  ),
};
