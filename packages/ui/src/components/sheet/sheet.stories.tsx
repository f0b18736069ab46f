import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Surfaces/Sheet',
  component: Sheet,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      status: 'stable',
      use: [
        'Bring up menus, filters and short choices on small screens from the bottom.',
        'Use the sides for a menu (`start`) and for details beside a list (`end`).',
        'Keep the main action in the `footer`, where it stays in view.',
      ],
      avoid: [
        'Do not put a task with many fields into it: take Dialog.',
        'Do not rely on the swipe: the closing button is always there.',
      ],
      keyboard: [
        ['Tab, Shift Tab', 'Moves inside the dialog; the page behind cannot be reached.'],
        ['Escape', 'Closes it; the focus goes back to where it was.'],
        ['Swipe down', 'Closes a sheet from the bottom, far or fast enough.'],
      ],
    } satisfies Guide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filtros',
    closeLabel: 'Cerrar',
    children: <p>Elige un proveedor.</p>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { side: 'end', footer: <Button fullWidth>Aplicar</Button> } };
export const FromStart: Story = { args: { side: 'start' } };
export const FromEnd: Story = { args: { side: 'end' } };
export const WithFooter: Story = { args: { footer: <Button fullWidth>Aplicar</Button> } };
export const HiddenTitle: Story = { args: { titleHidden: true } };
export const LongContent: Story = {
  args: {
    footer: <Button fullWidth>Aplicar</Button>,
    children: (
      <ul className="grid gap-3">
        {Array.from({ length: 30 }, (_, index) => (
          <li key={index}>{`Proveedor ${index + 1}`}</li>
        ))}
      </ul>
    ),
  },
};
export const LongText: Story = {
  args: { side: 'start', title: 'Spielanbieterauswahl und Sortierreihenfolge', children: <p>Anbieter auswählen</p> },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { side: 'start', title: 'القائمة', closeLabel: 'إغلاق', children: <p>اختر مزوّدًا.</p> },
};
