import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadIcon, UserPlusIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  component: PageHeader,
  args: { title: 'Gestión de equipo' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    detail: '3,902 cuentas · 61 agentes · 4 niveles',
    trail: ['Equipo'],
    actions: (
      <>
        <Button variant="secondary">
          <DownloadIcon />
          Exportar
        </Button>
        <Button>
          <UserPlusIcon />
          Registrar cuenta
        </Button>
      </>
    ),
  },
};
