import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { PhoneField, type PhoneCountry } from './phone-field.tsx';

const countries: PhoneCountry[] = [
  { countryCode: 'MX', dialingCode: '52', name: 'México', flagUrl: 'flag-mx.svg' },
  { countryCode: 'BR', dialingCode: '55', name: 'Brasil', flagUrl: 'flag-br.svg' },
  { countryCode: 'GB', dialingCode: '44', name: 'Reino Unido', flagUrl: 'flag-gb-eng.svg' },
  { countryCode: 'AR', dialingCode: '54', name: 'Argentina' },
  { countryCode: 'CA', dialingCode: '1', name: 'Canadá' },
  { countryCode: 'CO', dialingCode: '57', name: 'Colombia' },
  { countryCode: 'US', dialingCode: '1', name: 'Estados Unidos' },
  { countryCode: 'DO', dialingCode: '1809', name: 'República Dominicana' },
];

const meta = {
  title: 'Inputs/PhoneField',
  component: PhoneField,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Give the countries of the site in the reader’s language, the most likely one first and chosen.',
        'Send the value as it is: country, and digits without the dialling code.',
        'Give `formatNumber` when the groups of the usual countries are known: it only changes what is read.',
      ],
      avoid: [
        'Do not ask for the dialling code in the number itself: a pasted one is recognised.',
        'Do not show a flag without its country: the flag is decoration, the name and the code say which it is.',
      ],
      keyboard: [
        ['Enter, Space, ArrowDown', 'On the country: opens the list with the search focused'],
        ['ArrowUp, ArrowDown', 'In the list: moves to another country'],
        ['Enter', 'In the list: chooses the country'],
        ['Escape', 'In the list: closes it without a choice; a dialog around it stays'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Número de celular',
    value: { countryCode: 'MX', number: '5512345678' },
    onValueChange: () => undefined,
    countries,
    words: { country: 'País', search: 'Busca por nombre o código', empty: 'Ningún país coincide.' },
    formatNumber: ({ number }) => number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3'),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PhoneField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Te enviamos un código por SMS' } };
export const Empty: Story = {
  args: { value: { countryCode: 'MX', number: '' }, placeholder: '55 1234 5678', required: true },
};
export const Open: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <main className="min-h-96">
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
export const WithoutFlags: Story = { args: { value: { countryCode: 'DO', number: '5550100' } } };
export const OneCountry: Story = { args: { countries: countries.slice(0, 1) } };
export const WithError: Story = {
  args: { value: { countryCode: 'MX', number: '5512' }, error: 'Escribe un número de 10 dígitos.' },
};
export const Disabled: Story = { args: { disabled: true, hint: 'Escribe a soporte para cambiarlo' } };
export const OneCountryDisabled: Story = { args: { countries: countries.slice(0, 1), disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Mobiltelefonnummer für die Zwei-Faktor-Authentifizierung',
    labelEnd: 'Erforderlich',
    hint: 'Wir schicken Ihnen einen Bestätigungscode per SMS; es gelten die Gebühren Ihres Mobilfunkanbieters.',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'رقم الجوال',
    hint: 'سنرسل رمزًا في رسالة قصيرة',
    words: { country: 'الدولة', search: 'ابحث بالاسم أو الرمز', empty: 'لا توجد دولة مطابقة.' },
  },
};
