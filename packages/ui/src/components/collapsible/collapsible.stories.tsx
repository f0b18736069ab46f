import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Collapsible } from './collapsible.tsx';

const meta = {
  title: 'Surfaces/Collapsible',
  component: Collapsible,
  parameters: {
    guide: {
      status: 'new',
      use: ['Fold away what few need: more filters, the terms of an offer.', 'Say in the label what is inside.'],
      avoid: [
        'Do not hide conditions of a benefit that must be seen with it.',
        'Do not put several in a row: take Accordion.',
      ],
      keyboard: [
        ['Tab', 'Goes to the line.'],
        ['Enter, Space', 'Opens or closes it.'],
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Más filtros',
    children: <p>Proveedor, volatilidad y apuesta mínima.</p>,
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true, disabled: false } };
export const Open: Story = { args: { defaultOpen: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    className: 'w-64',
    defaultOpen: true,
    label: 'Umsatzbedingungen des Willkommensangebots anzeigen',
    children: <p>Der Bonus muss innerhalb von dreißig Tagen zwölfmal umgesetzt werden.</p>,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'مزيد من عوامل التصفية', children: <p>المزوّد والحد الأدنى للرهان.</p>, defaultOpen: true },
};
