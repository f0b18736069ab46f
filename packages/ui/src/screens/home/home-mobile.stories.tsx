import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerPage } from '../player/player-page.tsx';
import { phone } from '../screen-parameters.ts';
import { HomeMobileContent } from './home-mobile-content.tsx';

const meta = {
  title: 'Screens/Home mobile',
  ...phone,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  render: () => (
    <PlayerPage hasFooter={false}>
      <HomeMobileContent />
    </PlayerPage>
  ),
};
export const Visitor: Story = {
  render: () => (
    <PlayerPage isVisitor hasFooter={false}>
      <HomeMobileContent isVisitor />
    </PlayerPage>
  ),
};
