import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ScrollRegion } from './scroll-region.tsx';

const meta = {
  title: 'Surfaces/ScrollRegion',
  component: ScrollRegion,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Let wide or long content scroll inside its frame, and name it.',
        'Take it first: it scrolls with the bars of the system.',
      ],
      avoid: ['Do not put one scroller into another of the same direction.'],
      keyboard: [
        ['Tab', 'Puts the focus on the region while something lies out of sight.'],
        ['Arrow keys, Page up, Page down, Home, End', 'Scroll it.'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Condiciones', className: 'h-24', children: <p className="h-60">Condiciones de la promoción</p> },
} satisfies Meta<typeof ScrollRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { className: 'h-40 w-60' } };
