import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryIcons, GiftIcon, type CategoryKey } from '../../icons/index.ts';
import { IconPlate } from './icon-plate.tsx';

const meta = {
  component: IconPlate,
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
