import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Cuota que cambia',
    value: 'ask',
    onValueChange: () => undefined,
    options: [
      { value: 'any', label: 'Aceptar cualquier cambio', description: 'La apuesta entra con la cuota del momento.' },
      { value: 'better', label: 'Aceptar solo si sube', description: 'Si baja, te preguntamos.' },
      { value: 'ask', label: 'Preguntar siempre' },
    ],
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for two to six choices that people should compare before they decide.',
        'Preselect the safest choice; leave it empty only when a guess would be wrong.',
        'Put the consequence of a choice into its description.',
      ],
      avoid: [
        'Do not use it for more than six choices: take SelectField or Combobox.',
        'Do not use it to switch what is shown beside it: take SegmentedControl.',
        'Choices with a picture or a price stand better in RadioCards.',
      ],
      keyboard: [
        ['Tab', 'Enters the group at the chosen option, then leaves it.'],
        ['Arrow keys', 'Move the choice to the next or the previous option.'],
        ['Space', 'Chooses the focused option when nothing is chosen yet.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const periods = [
  { value: 'daily', label: 'Diario' },
  { value: 'weekly', label: 'Semanal' },
  { value: 'monthly', label: 'Mensual' },
];

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Vale para tu próxima apuesta.' } };
export const Horizontal: Story = {
  args: { label: 'Periodo', options: periods, value: 'weekly', orientation: 'horizontal' },
};
export const NothingChosen: Story = { args: { value: '', required: true } };
export const WithError: Story = {
  args: { value: '', required: true, error: 'Elige qué hacemos cuando cambia la cuota.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    label: 'Periodo',
    value: 'daily',
    options: [...periods, { value: 'hourly', label: 'Por hora', disabled: true }],
  },
};
export const LongText: Story = {
  args: {
    label: 'Verhalten bei geänderten Quoten während der Wettabgabe',
    className: 'max-w-80',
    options: [
      {
        value: 'ask',
        label: 'Vor jeder Änderung der Gesamtquote ausdrücklich nachfragen',
        description: 'Die Wettabgabe wird angehalten, bis Sie die neue Quote bestätigt haben.',
      },
      { value: 'any', label: 'Sämtliche Quotenänderungen automatisch annehmen' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'عند تغيّر الاحتمالات',
    options: [
      { value: 'any', label: 'قبول أي تغيير', description: 'يُسجَّل الرهان بالاحتمال الحالي.' },
      { value: 'ask', label: 'السؤال دائمًا' },
    ],
  },
};
