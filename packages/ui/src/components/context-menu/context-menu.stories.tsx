import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CopyIcon, HeartIcon, PlayIcon, XIcon } from '../../icons/index.ts';
import { ContextMenu, ContextMenuItem, ContextMenuLabel, ContextMenuSeparator } from './context-menu.tsx';

const meta = {
  title: 'Surfaces/ContextMenu',
  component: ContextMenu,
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      status: 'new',
      use: [
        'Offer a shortcut for commands of one thing to those who know it.',
        'Make sure that the target takes the focus.',
        'On touch it opens with a long press.',
      ],
      avoid: [
        'Never put a command only here: show it on the thing or in a DropdownMenu as well.',
        'Do not replace the menu of the browser on text and fields.',
      ],
      keyboard: [
        ['Menu key, Shift F10', 'Opens the menu of the thing that has the focus.'],
        ['Arrow down, Arrow up', 'Moves between the rows.'],
        ['Home, End', 'Goes to the first or last row.'],
        ['Letters', 'Goes to the next row that begins with them.'],
        ['Enter, Space', 'Runs the row.'],
        ['Escape', 'Closes the menu; the focus goes back.'],
      ],
    } satisfies Guide,
  },
  args: {
    target: (
      <button
        type="button"
        className="grid h-40 w-72 place-items-center rounded-lg bg-surface-1 text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)] focus-ring"
      >
        Fénix 88: clic derecho o toque largo
      </button>
    ),
    children: (
      <>
        <ContextMenuLabel>Fénix 88</ContextMenuLabel>
        <ContextMenuItem icon={<PlayIcon />} end="Intro">
          Jugar
        </ContextMenuItem>
        <ContextMenuItem icon={<HeartIcon />}>Añadir a favoritos</ContextMenuItem>
        <ContextMenuItem icon={<CopyIcon />}>Copiar enlace</ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<XIcon />} tone="danger">
          Ocultar juego
        </ContextMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu as the menu key does. */
const openMenu: Story['play'] = ({ canvas, userEvent }) =>
  userEvent.pointer({
    keys: '[MouseRight]',
    target: canvas.getByRole('button'),
    coords: { clientX: 120, clientY: 96 },
  });

export const Default: Story = {};
export const Playground: Story = { args: { disabled: false } };
export const Open: Story = { play: openMenu };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  play: openMenu,
  args: {
    children: (
      <>
        <ContextMenuItem icon={<HeartIcon />}>Zu den bevorzugten Spielautomaten hinzufügen</ContextMenuItem>
        <ContextMenuItem icon={<CopyIcon />}>Verknüpfung in die Zwischenablage kopieren</ContextMenuItem>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: openMenu,
  args: {
    children: (
      <>
        <ContextMenuItem icon={<PlayIcon />}>العب</ContextMenuItem>
        <ContextMenuItem icon={<HeartIcon />}>أضف إلى المفضلة</ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<XIcon />} tone="danger">
          إخفاء اللعبة
        </ContextMenuItem>
      </>
    ),
  },
};
