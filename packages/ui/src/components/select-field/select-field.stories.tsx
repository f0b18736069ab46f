import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Inputs/SelectField',
  component: SelectField,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for one choice out of five to fifteen known options.',
        'Give a placeholder that says what an empty choice means, such as “Todos”.',
      ],
      avoid: [
        'Not for two to four options: take RadioGroup, SegmentedControl or RadioCards, where all are seen.',
        'Not for long lists or lists from a server: take Combobox, which searches.',
      ],
      keyboard: [
        ['Enter, Space, ArrowDown', 'Opens the list'],
        ['ArrowUp, ArrowDown, Home, End', 'Moves through the list'],
        ['A letter', 'Goes to the next option that begins with it'],
        ['Enter', 'Chooses'],
        ['Escape', 'Closes the list without a choice'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Estado',
    value: '',
    placeholder: 'Todos',
    onValueChange: () => undefined,
    options: [
      { value: 'open', label: 'Abierta' },
      { value: 'settled', label: 'Liquidada' },
      { value: 'rolled_back', label: 'Revertida', disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Filtra la lista' } };
export const Chosen: Story = { args: { value: 'settled' } };
export const WithError: Story = { args: { error: 'Elige un estado.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  tags: ['!autodocs'],
  // While the list is open the page behind is hidden and its focus is held in the list; the rule knows only the first.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  decorators: [
    (Story) => (
      <main className="min-h-64">
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
  },
};
export const LongText: Story = {
  args: {
    label: 'Bearbeitungszustand der Einzahlungsbestätigung',
    value: 'review',
    hint: 'Die Auswahl schränkt die Liste der Einzahlungen ein.',
    options: [
      { value: 'review', label: 'In Überprüfung durch die Zahlungsabteilung' },
      { value: 'done', label: 'Gutgeschrieben' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الحالة',
    placeholder: 'الكل',
    hint: 'تصفية القائمة',
    options: [
      { value: 'open', label: 'مفتوح' },
      { value: 'settled', label: 'تمت التسوية' },
    ],
  },
};
