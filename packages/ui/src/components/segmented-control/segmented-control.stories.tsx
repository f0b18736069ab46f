import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Cuenta',
    value: 'login',
    onValueChange: () => undefined,
    options: [
      { value: 'login', label: 'Iniciar sesión' },
      { value: 'register', label: 'Registrarse' },
    ],
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for two to four short choices that change what is shown beside it.',
        'Keep the words of similar length, so that the segments are too.',
      ],
      avoid: [
        'Do not use it for more than four choices or long words: take SelectField or Tabs.',
        'Do not use it for on and off: take SwitchField or ToggleButton.',
      ],
      keyboard: [
        ['Tab', 'Enters at the chosen segment, then leaves.'],
        ['Arrow keys', 'Move the choice.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 'register' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const WithDisabled: Story = {
  args: {
    options: [
      { value: 'login', label: 'Sencillas' },
      { value: 'parlay', label: 'Combinada' },
      { value: 'system', label: 'Sistema', disabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    label: 'Wettart',
    className: 'max-w-72',
    options: [
      { value: 'login', label: 'Einzelwetten' },
      { value: 'parlay', label: 'Kombinationswetten' },
      { value: 'system', label: 'Systemwetten' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الحساب',
    options: [
      { value: 'login', label: 'تسجيل الدخول' },
      { value: 'register', label: 'إنشاء حساب' },
    ],
  },
};
