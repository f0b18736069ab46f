import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Chip } from '../chip/chip.tsx';
import { ScrollRail } from './scroll-rail.tsx';

const chips = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Chip key={index} pressed={index === 0} className="flex-none">
      {`Proveedor ${index + 1}`}
    </Chip>
  ));

const meta = {
  title: 'Surfaces/ScrollRail',
  component: ScrollRail,
  parameters: {
    guide: {
      status: 'new',
      use: ['Take it for filters that can be more than one line holds.', 'Put what is chosen most often first.'],
      avoid: ['Do not put cards into it; a `Carousel` turns by whole ones.'],
      keyboard: [['Tab', 'Goes from one choice to the next and brings it into view.']],
    } satisfies Guide,
  },
  args: { label: 'Proveedores', previousLabel: 'Anteriores', nextLabel: 'Siguientes', children: chips(24) },
} satisfies Meta<typeof ScrollRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: chips(12) } };
export const Fits: Story = { args: { children: chips(3) } };
