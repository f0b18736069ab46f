import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HeartIcon } from '../../icons/index.ts';
import { Chip } from './chip.tsx';

const meta = {
  component: Chip,
  args: { pressed: false, children: 'Favoritos', icon: <HeartIcon /> },
  render: function Controlled(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return <Chip {...args} pressed={pressed} onPressedChange={setPressed} />;
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: 'Todos', icon: undefined } };
export const Pressed: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
