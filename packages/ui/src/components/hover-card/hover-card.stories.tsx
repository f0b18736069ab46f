import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { HoverCard } from './hover-card.tsx';

const meta = {
  title: 'Surfaces/HoverCard',
  component: HoverCard,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      status: 'new',
      use: ['Give a glance at what a link leads to.', 'Keep it to words and figures.'],
      avoid: [
        'Never say something in it that stands nowhere else: touch screens and screen readers do not come here.',
        'Do not put links or buttons inside: take Popover.',
      ],
      keyboard: [
        ['Tab', 'Opens it as soon as its link has the focus, and closes it after.'],
        ['Escape', 'Closes it.'],
      ],
    } satisfies Guide,
  },
  args: {
    trigger: (
      <a href="#toledo" className="rounded-xs font-semibold text-accent-text focus-ring">
        toledo_88
      </a>
    ),
    children: (
      <div className="flex items-start gap-3">
        <Avatar fallbackSrc="/avatar-a5.webp" size={40} />
        <div className="min-w-0">
          <p className="font-semibold text-fg">toledo_88</p>
          <p className="text-fg-3">Agente desde 2024</p>
          <p className="mt-1 tnum">48 miembros, $824,110.50 apostados</p>
        </div>
      </div>
    ),
  },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { side: 'top', openDelayMs: 0 } };
export const Open: Story = { args: { open: true } };
export const LongText: Story = {
  args: {
    open: true,
    children: (
      <p>
        Benutzerkontoinhaberbezeichnung: Der Vermittler betreut achtundvierzig Mitglieder und rechnet halbmonatlich ab.
      </p>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { open: true, children: <p>وكيل منذ عام 2024، لديه 48 عضوًا.</p> },
};
