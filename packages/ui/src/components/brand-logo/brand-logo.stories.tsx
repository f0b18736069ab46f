import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { BrandLogo } from './brand-logo.tsx';

const meta = {
  title: 'Foundations/BrandLogo',
  component: BrandLogo,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Leave `title` out inside a link that is named already.', 'Keep clear space of half the bowl around it.'],
      avoid: ['Do not stretch, outline, rotate or recolour it.', 'Do not go below 20 px; take the mark there.'],
    } satisfies Guide,
  },
  args: { title: 'Quetzal' },
} satisfies Meta<typeof BrandLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 64 } };
