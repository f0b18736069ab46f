import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChartLineIcon, HistoryIcon, ReceiptTextIcon, UserPlusIcon, UsersIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { CommandPalette, useCommandKey, type CommandGroup } from './command-palette.tsx';

const nothing = () => undefined;
const groups: CommandGroup[] = [
  {
    label: 'Recientes',
    recent: true,
    commands: [
      { id: 'toledo', label: 'toledo_88', description: 'Agente · Directo', icon: <HistoryIcon />, onRun: nothing },
    ],
  },
  {
    label: 'Páginas',
    commands: [
      { id: 'team', label: 'Gestión de equipo', icon: <UsersIcon />, shortcut: ['G', 'E'], onRun: nothing },
      { id: 'bets', label: 'Apuestas del equipo', icon: <ReceiptTextIcon />, shortcut: ['G', 'A'], onRun: nothing },
      { id: 'loss', label: 'Pérdidas de usuarios', icon: <ChartLineIcon />, keywords: 'reporte', onRun: nothing },
    ],
  },
  {
    label: 'Acciones',
    commands: [
      { id: 'register', label: 'Registrar cuenta', icon: <UserPlusIcon />, shortcut: ['⌘', 'N'], onRun: nothing },
      { id: 'export', label: 'Exportar la lista', disabled: true, onRun: nothing },
    ],
  },
];

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: nothing,
    groups,
    locale: 'es-MX',
    words: {
      title: 'Buscar y ejecutar',
      placeholder: 'Cuenta, página o acción',
      empty: 'Nada coincide. Prueba otra palabra.',
      busy: 'Buscando cuentas',
      error: 'No pudimos buscar cuentas.',
      retry: 'Reintentar',
      move: 'Moverse',
      run: 'Abrir',
      close: 'Cerrar',
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      status: 'new',
      use: [
        'Offer it where people work all day: pages, actions and accounts behind one key.',
        'Open it by `useCommandKey` and by a visible button that shows the key.',
        'Put what was used last into a `recent` group; it gives way to what is typed.',
      ],
      avoid: [
        'Do not make it the only way to anything: it is a shortcut.',
        'Do not put destructive commands into it without a dialog that asks again.',
      ],
      keyboard: [
        ['Ctrl+K, Cmd+K', 'Opens it, through `useCommandKey`.'],
        ['Typing', 'Narrows the list; accents and case do not matter.'],
        ['Down, Up', 'Move through the commands.'],
        ['Enter', 'Runs the highlighted command; asks again after a failed search.'],
        ['Escape', 'Closes it; the focus goes back to where it was.'],
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.type(await within(document.body).findByRole('combobox'), text);
  };

export const Default: Story = {};
export const Playground: Story = {
  args: { open: false },
  render: function ByKey(args) {
    const [open, setOpen] = useState(args.open);
    useCommandKey(() => setOpen(true));
    return (
      <div className="p-6">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Buscar · Ctrl K
        </Button>
        <CommandPalette {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
};
export const Narrowed: Story = { play: type('perdidas') };
export const NothingFits: Story = { play: type('zz') };
export const AsyncBusy: Story = { args: { onSearch: () => new Promise(() => undefined) }, play: type('equipo') };
export const AsyncFound: Story = {
  args: {
    onSearch: () =>
      Promise.resolve([
        {
          label: 'Cuentas',
          commands: [{ id: 'x', label: 'theo_gdl', description: 'Agente · 188 cuentas', onRun: nothing }],
        },
      ]),
  },
  play: async (context) => {
    await type('equipo')(context);
    await within(document.body).findByText('theo_gdl');
  },
};
export const AsyncFailed: Story = {
  args: { onSearch: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await type('equipo')(context);
    await within(document.body).findByRole('button', { name: 'Reintentar' });
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Vertragsverwaltung und Auswertungen',
        commands: [
          {
            id: 'a',
            label: 'Vertriebspartnerschaftsvereinbarungen mit ausstehender Bestätigung anzeigen',
            description: 'Auswertungen › Vertriebspartner › Unbestätigte Vereinbarungen',
            shortcut: ['Strg', 'Umschalt', 'V'],
            onRun: nothing,
          },
        ],
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    groups: [
      {
        label: 'الصفحات',
        commands: [
          { id: 'team', label: 'إدارة الفريق', icon: <UsersIcon />, shortcut: ['G', 'E'], onRun: nothing },
          { id: 'bets', label: 'رهانات الفريق', icon: <ReceiptTextIcon />, onRun: nothing },
        ],
      },
    ],
    words: {
      title: 'بحث وتنفيذ',
      placeholder: 'حساب أو صفحة أو إجراء',
      empty: 'لا توجد نتائج',
      move: 'تنقّل',
      run: 'فتح',
      close: 'إغلاق',
    },
  },
};
