import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerPage } from '../player/player-page.tsx';
import { screenParameters } from '../screen-parameters.ts';
import { HeaderMenu } from './header-menu.tsx';
import { HomeContent } from './home-content.tsx';

const meta = {
  title: 'Screens/Header menu',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['no-screenshot'],
  render: () => (
    <>
      <PlayerPage current="rng">
        <HomeContent />
      </PlayerPage>
      <HeaderMenu />
    </>
  ),
};
