import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from '../screen-parameters.ts';
import { AgentPage } from './agent-page.tsx';
import { OverviewContent } from './overview-content.tsx';

const meta = {
  title: 'Screens/Agent overview',
  parameters: screenParameters,
  globals: { density: 'compact' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <AgentPage current="overview" title="Resumen del equipo">
      <OverviewContent />
    </AgentPage>
  ),
};
