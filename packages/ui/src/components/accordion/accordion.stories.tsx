import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { MegaphoneIcon } from '../../icons/index.ts';
import { IconPlate } from '../icon-plate/icon-plate.tsx';
import { Accordion, type AccordionItem } from './accordion.tsx';

const plate = (
  <IconPlate size="sm" tone="accent">
    <MegaphoneIcon />
  </IconPlate>
);

const notices: AccordionItem[] = [
  {
    value: 'spei',
    title: 'Deposita por SPEI las 24 horas',
    detail: '2026-11-21 09:00:00',
    start: plate,
    content:
      'Los depósitos por SPEI se acreditan al instante, también en fin de semana y en días festivos, sin comisión.',
  },
  {
    value: 'maintenance',
    title: 'Mantenimiento de Kukul Live',
    detail: '2026-11-19 18:30:00',
    start: plate,
    content: 'El lunes de 04:00 a 05:00 sus mesas no estarán disponibles. Las apuestas abiertas se liquidan después.',
  },
  { value: 'old', title: 'Reglas de la temporada pasada', start: plate, content: 'Ya no valen.', disabled: true },
];

const meta = {
  title: 'Surfaces/Accordion',
  component: Accordion,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'List announcements or questions of which one is read at a time.',
        'Take `multiple` where answers are compared.',
        'Set `headingLevel` to fit the outline of the page.',
      ],
      avoid: ['Do not hide what everybody needs.', 'Do not put one accordion into another.'],
      keyboard: [
        ['Tab', 'Goes to the next title or into the open content.'],
        ['Arrow down, Arrow up', 'Moves between the titles.'],
        ['Home, End', 'Goes to the first or last title.'],
        ['Enter, Space', 'Opens or closes it.'],
      ],
    } satisfies Guide,
  },
  args: { items: notices, defaultValue: 'spei' },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { headingLevel: 'h2', className: 'w-96' } };
export const Multiple: Story = { args: { type: 'multiple', defaultValue: ['spei', 'maintenance'] } };
export const AllClosed: Story = { args: { defaultValue: '' } };
export const WithoutIcons: Story = {
  args: { items: notices.map(({ start: _start, detail: _detail, ...item }) => item) },
};
export const LongText: Story = {
  args: {
    className: 'w-72',
    defaultValue: 'limits',
    items: [
      {
        value: 'limits',
        title: 'Einzahlungsgrenzen und verantwortungsvolles Spielen',
        detail: 'Zuletzt geändert am 21. November',
        content:
          'Eine niedrigere Grenze gilt sofort, eine höhere erst nach einer Wartezeit von vierundzwanzig Stunden.',
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultValue: 'one',
    items: [
      {
        value: 'one',
        title: 'أودِع على مدار الساعة',
        detail: '21 نوفمبر',
        start: plate,
        content: 'تُضاف الإيداعات فورًا وبدون عمولة.',
      },
      { value: 'two', title: 'صيانة مجدولة', start: plate, content: 'يوم الاثنين من الرابعة إلى الخامسة.' },
    ],
  },
};
