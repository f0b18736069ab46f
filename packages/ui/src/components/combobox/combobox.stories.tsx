import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { StoreIcon, UserIcon } from '../../icons/index.ts';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const vendors: ComboboxOption[] = [
  { value: 'ambar', label: 'Ámbar' },
  { value: 'copal', label: 'Copal' },
  { value: 'kukul', label: 'Kukul Live', keywords: 'en vivo' },
  { value: 'nahual', label: 'Nahual' },
  { value: 'obsidia', label: 'Obsidia' },
  { value: 'tlaloc', label: 'Tlaloc', disabled: true },
];
const accounts: ComboboxOption[] = ['norte_mx', 'toledo_88', 'luna.x7'].map((label, index) => ({
  value: label,
  label,
  description: index === 2 ? 'Miembro · Directo' : 'Agente · 412 cuentas',
  leading: <img src={index === 1 ? '/avatar-a5.webp' : '/avatar-a1.webp'} alt="" className="size-7 rounded-full" />,
}));
const never = () => new Promise<ComboboxOption[]>(() => undefined);

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: {
    label: 'Proveedor',
    placeholder: 'Escribe un nombre',
    options: vendors,
    value: '',
    onValueChange: () => undefined,
    locale: 'es-MX',
    className: 'max-w-80',
    words: {
      open: 'Ver la lista',
      close: 'Cerrar la lista',
      clear: 'Quitar la elección',
      empty: 'Ningún nombre coincide.',
      busy: 'Buscando',
      error: 'No pudimos buscar. Revisa tu conexión.',
      retry: 'Reintentar',
      start: 'Escribe una cuenta.',
    },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for one choice among more than about ten, where people know what they look for.',
        'With `onSearch`, suggest something before anything is typed: the last choices, the nearest ones.',
        'Add `keywords` for other names of the same thing, such as a code.',
      ],
      avoid: [
        'Do not use it for fewer than ten options: take SelectField or RadioGroup.',
        'Do not use it where any text is allowed: only what is in the list can be chosen.',
        'Do not put commands into the list: take CommandPalette.',
      ],
      keyboard: [
        ['Typing', 'Opens the list and narrows it.'],
        ['Down, Up', 'Opens the list; moves through the options.'],
        ['Enter', 'Chooses the highlighted option; asks again after a failed search.'],
        ['Escape', 'Closes the list; a dialog around it stays open.'],
        ['Tab', 'Closes the list and moves on.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/* Before the box has told the library that it is there, the button beside it has the role as well. */
const boxOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox');
const openList: Play = async ({ canvasElement }) => {
  await userEvent.click(await boxOf(canvasElement));
};
const type =
  (text: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.type(await boxOf(canvasElement), text);
  };

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Filtra la lista', startIcon: <StoreIcon /> } };
export const Chosen: Story = { args: { value: 'obsidia' } };
export const Open: Story = { args: { value: 'nahual' }, play: openList };
export const Groups: Story = {
  args: {
    options: vendors.map((option, index) => ({ ...option, group: index < 3 ? 'Más jugados' : 'Todos' })),
  },
  play: openList,
};
export const Described: Story = {
  args: { label: 'Agente superior', options: accounts, startIcon: <UserIcon /> },
  play: openList,
};
export const NothingFits: Story = { play: type('zz') };
export const AsyncStart: Story = { args: { options: [], onSearch: never }, play: openList };
export const AsyncBusy: Story = { args: { options: [], onSearch: never }, play: type('nor') };
export const AsyncFound: Story = {
  args: {
    label: 'Agente superior',
    options: [],
    onSearch: (query) => Promise.resolve(accounts.filter((option) => option.label.includes(query))),
  },
  play: async (context) => {
    await type('o')(context);
    await within(document.body).findByRole('option', { name: /norte_mx/ });
  },
};
export const AsyncFailed: Story = {
  args: { options: [], onSearch: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await type('nor')(context);
    await within(document.body).findByRole('button', { name: 'Reintentar' });
  },
};
export const WithError: Story = { args: { error: 'Elige un proveedor de la lista.' } };
export const Disabled: Story = { args: { disabled: true, value: 'copal' } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const LongText: Story = {
  args: {
    label: 'Übergeordnete Vertriebspartnerin oder Vertriebspartner',
    className: 'max-w-64',
    options: [
      {
        value: 'a',
        label: 'Donaudampfschifffahrtsgesellschaft Österreich GmbH',
        description: 'Vertragspartner seit 2019, Region Oberösterreich',
      },
      { value: 'b', label: 'Nahual' },
    ],
  },
  play: openList,
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المزوّد',
    placeholder: 'اكتب اسمًا',
    value: 'b',
    options: [
      { value: 'a', label: 'أوبسيديا', description: 'ألعاب الكازينو', group: 'الأكثر لعبًا' },
      { value: 'b', label: 'كوكول مباشر', group: 'الأكثر لعبًا' },
      { value: 'c', label: 'ناهوال', group: 'الكل' },
    ],
    words: { open: 'عرض القائمة', close: 'إغلاق القائمة', clear: 'إزالة الاختيار', empty: 'لا توجد نتائج' },
  },
  play: openList,
};
