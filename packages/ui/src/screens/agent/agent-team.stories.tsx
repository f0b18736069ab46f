import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from '../screen-parameters.ts';
import { AgentPage } from './agent-page.tsx';
import { TeamContent } from './team-content.tsx';
import { TeamTree } from './team-tree.tsx';

const meta = {
  title: 'Screens/Agent team',
  parameters: screenParameters,
  globals: { density: 'compact' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  tags: ['no-screenshot'],
  render: () => (
    <AgentPage current="team" title="Gestión de equipo">
      <TeamContent />
    </AgentPage>
  ),
};
export const AsTree: Story = {
  render: () => (
    <AgentPage current="team" title="Gestión de equipo">
      <TeamTree />
    </AgentPage>
  ),
};
