import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  title: 'Foundations/BrandMark',
  component: BrandMark,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Use it where the word has no room: small headers, favicons, splash.', 'Keep it at 20 px or more.'],
      avoid: [
        'Do not use it as an icon of a function.',
        'Do not recolour its gradients; a one-colour version is all of one colour.',
      ],
    } satisfies Guide,
  },
  args: { title: 'Quetzal' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 96 } };
export const Smallest: Story = { args: { size: 20 } };
