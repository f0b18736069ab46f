import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { MegaphoneIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { Marquee } from './marquee.tsx';

const meta = {
  title: 'Game site/Marquee',
  component: Marquee,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for short public notices; the click opens the whole text.',
        'Give a way to all notices in `more`.',
        'Keep each notice to one sentence.',
      ],
      avoid: [
        'Do not put anything into it that people must see; it may be past when they look.',
        'Do not use it for errors; `Alert` and `Toast` stand still.',
      ],
      keyboard: [
        ['Tab', 'From notice to notice; the line stops and brings the focused one to its start.'],
        ['Enter', 'Opens the notice.'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Avisos',
    icon: <MegaphoneIcon />,
    still: true,
    previousLabel: 'Aviso anterior',
    nextLabel: 'Aviso siguiente',
    onSelect: () => undefined,
    items: [
      { key: 'a', label: 'Mantenimiento', text: 'Tlaloc estará en pausa el 22 nov de 04:00 a 05:00 (UTC−6).' },
      { key: 'b', label: 'Nuevo', text: 'Ya puedes depositar por SPEI las 24 horas, sin comisión.' },
      { key: 'c', label: 'Premios', text: 'La rifa de noviembre entrega 20 premios el domingo a las 20:00.' },
    ],
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = (
  <Button variant="ghost" size="sm">
    Ver avisos
  </Button>
);

export const Default: Story = {};
export const Playground: Story = { args: { more } };
export const Running: Story = {
  args: { still: false, more },
  /* it moves by itself: a picture of it would never be the same twice */
  tags: ['no-screenshot'],
};
export const ShortEnoughToStand: Story = { args: { still: false, items: meta.args.items.slice(1, 2) } };
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      {
        key: 'a',
        label: 'Wartungsarbeiten',
        text: 'Aufgrund planmäßiger Wartungsarbeiten stehen einige Spiele vorübergehend nicht zur Verfügung.',
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إشعارات',
    previousLabel: 'السابق',
    nextLabel: 'التالي',
    items: [
      { key: 'a', label: 'جديد', text: 'يمكنك الآن الإيداع على مدار الساعة دون عمولة.' },
      { key: 'b', label: 'صيانة', text: 'ستتوقف بعض الألعاب مؤقتًا يوم 22 نوفمبر.' },
    ],
  },
};
