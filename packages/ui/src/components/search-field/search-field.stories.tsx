import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it above the list that it narrows; say in the placeholder what can be looked for.',
        'Ask the server in `onSearch`: it waits until the typing rests and never asks the same twice.',
        'Announce the number of results beside the list, in a polite live region.',
      ],
      avoid: [
        'Not for choosing one thing out of many: take Combobox, which brings its own list.',
        'Do not add a search button: Enter searches at once.',
      ],
      keyboard: [
        ['Enter', 'Searches at once'],
        ['Escape', 'Empties the box; in an empty one it closes the dialog around it'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Buscar', placeholder: 'Cuenta o ID', clearLabel: 'Borrar la búsqueda' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { delayMs: 300, hint: 'Al menos tres letras' } };
export const Filled: Story = { args: { defaultValue: 'norte_mx' } };
export const Busy: Story = { args: { defaultValue: 'norte_mx', busy: true } };
export const VisibleLabel: Story = { args: { label: 'Buscar en tu equipo', labelHidden: false } };
export const WithError: Story = { args: { defaultValue: 'n', error: 'Escribe al menos tres letras.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Aún no hay nadie en tu equipo' } };
export const LongText: Story = {
  args: {
    label: 'Spielerkonten durchsuchen',
    placeholder: 'Kontobezeichnung, Kennnummer oder Einladungscode',
    defaultValue: 'Spielgemeinschaft Donaudampfschifffahrt',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'بحث', placeholder: 'الحساب أو الرقم', defaultValue: 'لعبة النسر', clearLabel: 'مسح البحث' },
};
