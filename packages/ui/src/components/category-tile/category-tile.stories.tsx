import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CategoryTile } from './category-tile.tsx';

const names = [
  ['rng', 'Casino'],
  ['live', 'En vivo'],
  ['sports', 'Deportes'],
  ['esports', 'eSports'],
  ['lott', 'Lotería'],
  ['pvp', 'PVP'],
  ['fish', 'Pesca'],
  ['cockfight', 'Gallos'],
] as const;

const meta = {
  title: 'Game site/CategoryTile',
  component: CategoryTile,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Put the tiles into one row that scrolls; the order is that of the site.',
        'Mark the category that is open with `current`.',
      ],
      avoid: [
        'Do not show a category that has no games.',
        'Do not use the accent of a category for anything but its icon.',
      ],
      keyboard: [
        ['Tab', 'From tile to tile.'],
        ['Enter', 'Opens the category.'],
      ],
    } satisfies Guide,
  },
  args: { category: 'rng', label: 'Casino', href: '#casino' },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { category: 'live', label: 'En vivo' } };
export const Current: Story = { args: { current: true } };
export const All: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {names.map(([category, label]) => (
        <CategoryTile key={category} category={category} label={label} href={`#${category}`} />
      ))}
    </div>
  ),
};
export const LongText: Story = { args: { category: 'lott', lang: 'de', label: 'Zahlenlotterie und Rubbellose' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { category: 'live', label: 'مباشر' } };
