import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { LayoutGridIcon, ListFilterIcon, StarIcon } from '../../icons/index.ts';
import { ToggleButton } from './toggle-button.tsx';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { pressed: false, children: 'Solo con saldo' },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for one setting of the view that takes effect at once, such as compact rows.',
        'Keep the name the same in both states: the pressed state is announced beside it.',
      ],
      avoid: [
        'Do not use it for a choice among several: take SegmentedControl.',
        'Do not use it in a form that is sent later: take SwitchField or CheckboxField.',
        'Do not swap the words between on and off; pressed and "Ocultar" together contradict each other.',
      ],
      keyboard: [
        ['Enter', 'Turns it on or off.'],
        ['Space', 'Turns it on or off.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return <ToggleButton {...args} pressed={pressed} onPressedChange={setPressed} />;
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['outline', 'secondary', 'ghost'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Default: Story = {};
export const Playground: Story = { args: { pressed: true, size: 'lg', variant: 'secondary' } };
export const Pressed: Story = { args: { pressed: true } };
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <span key={variant} className="flex gap-3">
          <ToggleButton variant={variant} pressed={false}>
            Con saldo
          </ToggleButton>
          <ToggleButton variant={variant} pressed>
            Con saldo
          </ToggleButton>
        </span>
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <ToggleButton key={size} size={size} pressed>
          <ListFilterIcon />
          Con saldo
        </ToggleButton>
      ))}
    </div>
  ),
};
export const IconOnly: Story = {
  args: { size: 'icon', label: 'Ver como cuadrícula', children: <LayoutGridIcon />, pressed: true },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    pressed: true,
    children: (
      <>
        <StarIcon />
        Nur Konten mit unbestätigter Vereinbarung anzeigen
      </>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    pressed: true,
    children: (
      <>
        <StarIcon />
        المفضلة فقط
      </>
    ),
  },
};
