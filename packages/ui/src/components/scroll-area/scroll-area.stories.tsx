import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ScrollArea } from './scroll-area.tsx';

const leagues = Array.from({ length: 18 }, (_, index) => `Liga ${index + 1}`);

const list = (
  <ul className="grid gap-1 p-2">
    {leagues.map((league) => (
      <li key={league} className="px-2 py-1">
        {league}
      </li>
    ))}
  </ul>
);

const frame = 'rounded-lg bg-surface-1 shadow-[inset_0_0_0_1px_var(--q-line)]';

const meta = {
  title: 'Surfaces/ScrollArea',
  component: ScrollArea,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Take it for small panels in which the bars of the system would be in the way.',
        'Give it a height by `className`, and a name.',
      ],
      avoid: [
        'Do not use it for a page or a long list: take ScrollRegion, which is lighter.',
        'Do not hide the bars where nothing else shows that there is more.',
      ],
      keyboard: [
        ['Tab', 'Puts the focus on the region when something is out of sight.'],
        ['Arrow keys, Page up, Page down, Home, End', 'Scroll it.'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Ligas', type: 'always', className: `h-48 w-56 ${frame}`, children: list },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { type: 'hover' } };
export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    className: `w-72 ${frame}`,
    children: (
      <div className="flex w-max gap-2 p-3">
        {leagues.slice(0, 10).map((league) => (
          <span key={league} className="rounded-full bg-raised px-3 py-1.5 whitespace-nowrap">
            {league}
          </span>
        ))}
      </div>
    ),
  },
};
export const Both: Story = {
  args: { orientation: 'both', children: <div className="h-96 w-[32rem] p-3">Mapa de mesas</div> },
};
export const NothingToScroll: Story = { args: { children: <p className="p-3">Una sola liga</p> } };
export const LongText: Story = {
  args: {
    children: (
      <p className="p-3">
        Umsatzbedingungen: Einsätze auf Livespiele zählen zu zwanzig Prozent, Einsätze auf Sportwetten mit Mindestquote
        eins Komma fünf zählen vollständig. Nicht umgesetzte Boni verfallen nach dreißig Tagen.
      </p>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الدوريات',
    children: (
      <ul className="grid gap-1 p-2">
        {leagues.map((league, index) => (
          <li key={league} className="px-2 py-1">
            {`الدوري ${index + 1}`}
          </li>
        ))}
      </ul>
    ),
  },
};
