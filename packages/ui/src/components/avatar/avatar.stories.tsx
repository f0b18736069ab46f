import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = {
  component: Avatar,
  args: { src: '/avatar-a5.webp', fallbackSrc: '/avatar-a1.webp', size: 46 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 96, alt: 'carla.mendez' } };
export const WithoutPicture: Story = { args: { src: undefined } };
