import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { categoryIcons, GiftIcon, type CategoryKey } from '../../icons/index.ts';
import { IconPlate } from './icon-plate.tsx';

const meta = {
  title: 'Foundations/IconPlate',
  component: IconPlate,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Give an icon its place at the head of a message, a row or an empty region.',
        'Take `category` for the kinds of games, `tone` for messages.',
      ],
      avoid: [
        'Do not make it a button: take IconButton.',
        'Do not rely on its colour: the text beside it says the same.',
      ],
    } satisfies Guide,
  },
  args: { children: <GiftIcon /> },
} satisfies Meta<typeof IconPlate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'accent', size: 'lg' } };
export const Tones: Story = {
  render: (args) => (
    <div className="flex gap-2">
      {(['neutral', 'accent', 'success', 'warn', 'danger', 'info', 'gold'] as const).map((tone) => (
        <IconPlate key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
export const Categories: Story = {
  render: () => (
    <div className="flex gap-2">
      {(Object.keys(categoryIcons) as CategoryKey[]).map((category) => {
        const Icon = categoryIcons[category];
        return (
          <IconPlate key={category} category={category} size="sm">
            <Icon />
          </IconPlate>
        );
      })}
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconPlate key={size} {...args} size={size} tone="accent" />
      ))}
    </div>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { tone: 'accent' } };
