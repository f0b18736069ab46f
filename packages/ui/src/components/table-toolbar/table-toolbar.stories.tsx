import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { DownloadIcon, RotateCcwIcon } from '../../icons/index.ts';
import { Chip } from '../chip/chip.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { TableToolbar } from './table-toolbar.tsx';

const guide = {
  status: 'new',
  use: [
    'Put it over a table: search first, then filters, tools at the end.',
    'Show each filter that narrows the list, with a way to take it off again.',
  ],
  avoid: [
    'Do not put the main command of the page into it; that belongs to the `PageHeader`.',
    'Do not hide a filter that is set behind a button.',
  ],
} satisfies Guide;

const meta = {
  title: 'Data/TableToolbar',
  component: TableToolbar,
  parameters: { guide },
  args: {
    label: 'Herramientas de la tabla',
    search: <SearchField label="Cuenta o ID" placeholder="Cuenta o ID" clearLabel="Borrar" />,
    children: (
      <>
        <Chip pressed>Agentes</Chip>
        <Chip pressed={false}>Miembros</Chip>
        <Chip pressed={false}>Suspendidas</Chip>
      </>
    ),
    end: (
      <>
        <IconButton label="Actualizar" variant="outline">
          <RotateCcwIcon />
        </IconButton>
        <IconButton label="Exportar CSV" variant="outline">
          <DownloadIcon />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<typeof TableToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { end: undefined } };
export const LongText: Story = {
  args: {
    search: (
      <SearchField
        label="Kontobezeichnung oder Kennnummer"
        placeholder="Kontobezeichnung oder Kennnummer"
        clearLabel="Leeren"
      />
    ),
    children: (
      <>
        <Chip pressed>Provisionsberechtigte Vertreter</Chip>
        <Chip pressed={false}>Vorübergehend gesperrt</Chip>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أدوات الجدول',
    search: <SearchField label="الحساب" placeholder="الحساب" clearLabel="مسح" />,
    children: <Chip pressed>الوكلاء</Chip>,
  },
};
