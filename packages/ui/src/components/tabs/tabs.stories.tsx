import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { useState } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Surfaces/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Divide one thing into two to seven parts that are looked at one at a time.',
        'Take `underline` at the head of a page or card, `pill` inside a card, `vertical` beside long panels.',
        'Leave out what flags switch off: a single tab shows its panel and no list.',
      ],
      avoid: [
        'Do not use tabs as steps: take Stepper.',
        'Do not use them to switch a setting or a filter: take SegmentedControl or Chip.',
        'Do not nest tabs.',
      ],
      keyboard: [
        ['Tab', 'Goes to the chosen tab, then into its panel.'],
        ['Arrow left, Arrow right', 'Chooses the tab before or after; mirrored in right-to-left pages.'],
        ['Arrow up, Arrow down', 'The same in the vertical variant.'],
        ['Home, End', 'Chooses the first or last tab.'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Cartera',
    value: 'wallet',
    onValueChange: () => undefined,
    items: [
      { value: 'wallet', label: 'Cartera' },
      { value: 'deposit', label: 'Depósito' },
      { value: 'bonus', label: 'Bonos', badge: <CountBadge count={2} /> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs {...args} value={value} onValueChange={setValue}>
        {args.items.map((item) => (
          <TabPanel key={item.value} value={item.value}>
            {item.label}
          </TabPanel>
        ))}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 'deposit' } };
export const SingleTabHidesTheList: Story = { args: { items: [{ value: 'wallet', label: 'Cartera' }] } };
export const WithDisabled: Story = {
  args: {
    items: [
      { value: 'wallet', label: 'Cartera' },
      { value: 'withdraw', label: 'Retiro', disabled: true },
    ],
  },
};

const sections = ['Cartera', 'Depósito', 'Retiro', 'Bonos', 'Misiones', 'Apuestas', 'Registro de cuenta', 'Seguridad'];
const many = sections.map((label, index) => ({ value: String(index), label }));

export const Pill: Story = { args: { variant: 'pill' } };
export const Vertical: Story = { args: { variant: 'vertical' } };
export const ManyTabs: Story = {
  args: { items: many, value: '0' },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
};
export const ManyPills: Story = { ...ManyTabs, args: { ...ManyTabs.args, variant: 'pill', value: '3' } };
export const LongText: Story = {
  ...ManyTabs,
  args: {
    variant: 'vertical',
    value: 'one',
    items: [
      { value: 'one', label: 'Benachrichtigungseinstellungen' },
      { value: 'two', label: 'Verantwortungsvolles Spielen und Selbstausschluss' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { value: 'wallet', label: 'المحفظة' },
      { value: 'deposit', label: 'إيداع' },
      { value: 'bonus', label: 'المكافآت', badge: <CountBadge count={2} /> },
    ],
  },
};
export const RightToLeftVertical: Story = { ...RightToLeft, args: { ...RightToLeft.args, variant: 'vertical' } };
