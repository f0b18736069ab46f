import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerPage } from '../player/player-page.tsx';
import { screenParameters } from '../screen-parameters.ts';
import { HomeContent } from './home-content.tsx';

const meta = {
  title: 'Screens/Home',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  render: () => (
    <PlayerPage>
      <HomeContent />
    </PlayerPage>
  ),
};
export const Visitor: Story = {
  render: () => (
    <PlayerPage isVisitor>
      <HomeContent isVisitor />
    </PlayerPage>
  ),
};
