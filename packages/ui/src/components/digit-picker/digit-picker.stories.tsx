import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Card } from '../card/card.tsx';
import { DigitPicker, type DigitPicks } from './digit-picker.tsx';

const meta = {
  title: 'Game site/DigitPicker',
  component: DigitPicker,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Name each position as the rules of the game do.',
        'Give `numbers` when a position does not go from 0 to 9.',
        'Count the bets that the picks make where the caller knows the rule, beside the picker.',
      ],
      avoid: [
        'Do not preselect numbers; what is bet on is the choice of the person.',
        'Do not use it for one number out of many; a grid of `NumberBall`s is quicker.',
      ],
      keyboard: [
        ['Tab', 'One stop at the numbers of a position, one at its quick picks.'],
        ['Right and Left', 'From number to number; mirrored in right-to-left pages.'],
        ['Up and Down', 'To the same number, or the same quick pick, of the next position.'],
        ['Home and End', 'To the first and the last number.'],
        ['Space or Enter', 'Picks a number or gives it back; runs a quick pick.'],
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <Card padding="none" className="max-w-240 px-5 py-1.5">
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Números',
    positions: [
      { key: 'ten-thousands', label: 'Decena de millar' },
      { key: 'thousands', label: 'Millar' },
      { key: 'hundreds', label: 'Centena' },
      { key: 'tens', label: 'Decena' },
      { key: 'units', label: 'Unidad' },
    ],
    value: { 'ten-thousands': [1, 7], thousands: [3], hundreds: [0, 4, 9], tens: [2, 5], units: [6, 8] },
    onValueChange: () => undefined,
    words: { all: 'Todos', big: 'Grandes', small: 'Chicos', odd: 'Impar', even: 'Par', clear: 'Limpiar' },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<DigitPicks>(args.value);
    return <DigitPicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof DigitPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { positions: meta.args.positions.slice(2) } };
export const Empty: Story = { args: { value: {} } };
export const ElevenNumbers: Story = {
  args: {
    numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    positions: [{ key: 'first', label: 'Primera bola' }],
    value: { first: [11] },
  },
};
export const Disabled: Story = { args: { disabled: true, positions: meta.args.positions.slice(0, 2) } };
export const LongText: Story = {
  args: {
    positions: [{ key: 'ten-thousands', label: 'Zehntausenderstelle der Gewinnzahl' }],
    words: {
      all: 'Alle',
      big: 'Große Zahlen',
      small: 'Kleine Zahlen',
      odd: 'Ungerade',
      even: 'Gerade',
      clear: 'Leeren',
    },
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الأرقام',
    positions: [
      { key: 'tens', label: 'العشرات' },
      { key: 'units', label: 'الآحاد' },
    ],
    words: { all: 'الكل', big: 'كبير', small: 'صغير', odd: 'فردي', even: 'زوجي', clear: 'مسح' },
  },
};
