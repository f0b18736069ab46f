import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { XIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { WindowFrame } from './window-frame.tsx';

const content = (title: string, closeLabel: string, onClose?: () => void): ReactNode => (
  <>
    <div className="flex h-14 flex-none items-center justify-between border-b border-line bg-surface-1 px-4">
      <p aria-hidden="true" className="truncate font-display text-lg font-[650] text-fg">
        {title}
      </p>
      <IconButton label={closeLabel} onClick={onClose}>
        <XIcon />
      </IconButton>
    </div>
    <div className="min-h-0 flex-1 bg-sunken" />
  </>
);

const meta = {
  title: 'Shells/WindowFrame',
  component: WindowFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'Hold what runs by itself, such as a game, while the page behind stays where it was.',
        'Put a bar at the top with a closing button: a frame from elsewhere keeps Escape to itself.',
        'Make the page behind inert from `onOpened` on: it goes on moving and must not read on.',
      ],
      avoid: ['Do not hold a task or a form in it: take Dialog.', 'Do not open it on small screens: lead to a page.'],
      keyboard: [
        ['Tab, Shift Tab', 'Moves inside the window, through the frame in it too.'],
        ['Escape', 'Closes it, unless what is framed has the focus.'],
      ],
    } satisfies Guide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Frutas Eléctricas',
    children: content('Frutas Eléctricas', 'Salir del juego'),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {args.title}
        </Button>
        <WindowFrame {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof WindowFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { className: 'md:w-[48rem]' } };
export const Closed: Story = { args: { open: false } };
export const LongTitle: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Das Geheimnis der verschwundenen Schmetterlingspyramide',
    children: content('Das Geheimnis der verschwundenen Schmetterlingspyramide', 'Spiel verlassen'),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'فواكه كهربائية', children: content('فواكه كهربائية', 'مغادرة اللعبة') },
};
