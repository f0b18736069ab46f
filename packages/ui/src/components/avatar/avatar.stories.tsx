import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Show an account beside its name.', 'Leave `alt` empty beside a visible name.'],
      avoid: ['Do not use it without a name nearby.', 'Do not crop a flag or a logo with it.'],
    } satisfies Guide,
  },
  args: { src: '/avatar-a5.webp', fallbackSrc: '/avatar-a1.webp', size: 46 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 96, alt: 'carla.mendez' } };
export const WithoutPicture: Story = { args: { src: undefined } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-3">
      {[24, 32, 46, 64, 96].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
