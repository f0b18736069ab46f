import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  component: ThemeToggle,
  args: {
    theme: 'dark',
    onThemeChange: () => undefined,
    toLightLabel: 'Usar tema claro',
    toDarkLabel: 'Usar tema oscuro',
  },
  render: function Controlled(args) {
    const [theme, setTheme] = useState(args.theme);
    return <ThemeToggle {...args} theme={theme} onThemeChange={setTheme} />;
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { theme: 'light' } };
