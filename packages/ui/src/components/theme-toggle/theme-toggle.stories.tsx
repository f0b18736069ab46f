import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  title: 'Shells/ThemeToggle',
  component: ThemeToggle,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Store the choice and set `data-theme` on the root.', 'Say in the label what pressing does, not what is.'],
      avoid: ['Do not switch by itself once the person has chosen.'],
      keyboard: [['Space or Enter', 'Changes the theme.']],
    } satisfies Guide,
  },
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
