import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { MultiSelect, type ComboboxOption } from './multi-select.tsx';

const vendors: ComboboxOption[] = ['Ámbar', 'Copal', 'Jadeworks', 'Kukul Live', 'Nahual', 'Obsidia', 'Tlaloc'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

const meta = {
  title: 'Inputs/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Proveedores',
    placeholder: 'Todos',
    options: vendors,
    value: [],
    onValueChange: () => undefined,
    locale: 'es-MX',
    className: 'max-w-96',
    words: {
      open: 'Ver la lista',
      close: 'Cerrar la lista',
      clear: 'Quitar todos',
      remove: (label) => `Quitar ${label}`,
      more: (count) => `+${count}`,
      empty: 'Ningún nombre coincide.',
      busy: 'Buscando',
      error: 'No pudimos buscar. Revisa tu conexión.',
      retry: 'Reintentar',
    },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it to narrow a list by several values at once.',
        'Say in the placeholder what an empty field means: "Todos".',
        'Offer the row for everything when people often start from all.',
      ],
      avoid: [
        'Do not use it for fewer than six options: take Chips or CheckboxFields, they show everything at once.',
        'Do not use it when the order of the choices matters.',
      ],
      keyboard: [
        ['Typing', 'Opens the list and narrows it.'],
        ['Down, Up', 'Opens the list; moves through the options.'],
        ['Enter', 'Chooses or leaves the highlighted option; the list stays open.'],
        ['Backspace', 'In the empty box, removes the last chip.'],
        ['Left, Right', 'From the start of the box, moves through the chips.'],
        ['Escape', 'Closes the list; a dialog around it stays open.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <MultiSelect {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Filtra la lista', chipsMax: 2 } };
export const Chosen: Story = { args: { value: ['copal', 'nahual'] } };
export const Overflow: Story = { args: { value: vendors.map((option) => option.value) } };
export const Open: Story = { args: { value: ['copal', 'nahual', 'obsidia', 'tlaloc'] }, play: openList };
export const SelectAll: Story = {
  args: { value: ['copal'] },
  render: function WithAll(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    const words = { ...args.words, all: 'Seleccionar todos' };
    return <MultiSelect {...args} words={words} value={value} onValueChange={setValue} />;
  },
  play: openList,
};
export const WithError: Story = { args: { error: 'Elige al menos un proveedor.' } };
export const Disabled: Story = { args: { disabled: true, value: ['copal', 'nahual'] } };
export const LongText: Story = {
  args: {
    className: 'max-w-64',
    label: 'Auszuwertende Vertriebspartnerinnen und Vertriebspartner',
    value: ['a', 'b'],
    options: [
      { value: 'a', label: 'Donaudampfschifffahrtsgesellschaft Österreich GmbH' },
      { value: 'b', label: 'Nahual' },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المزوّدون',
    value: ['a', 'b'],
    options: [
      { value: 'a', label: 'أوبسيديا' },
      { value: 'b', label: 'كوكول مباشر' },
      { value: 'c', label: 'ناهوال' },
    ],
  },
  play: openList,
};
