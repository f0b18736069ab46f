import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { DownloadIcon, UserPlusIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Shells/PageHeader',
  component: PageHeader,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Use it once per page; it holds the `h1`.', 'Put the primary action last in `actions`.'],
      avoid: [
        'Do not repeat the title of the page in the trail.',
        'Do not use it inside a card; `CardHeader` is for that.',
      ],
    } satisfies Guide,
  },
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
export const LongText: Story = {
  args: {
    title: 'Verwaltung der Vermittlerverträge und Provisionsvereinbarungen',
    detail: '3.902 Konten · 61 Vermittler · 4 Ebenen',
    trail: ['Mannschaft', 'Vertragsverwaltung'],
    actions: <Button>Neue Vereinbarung anlegen</Button>,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'إدارة الفريق', trail: ['الفريق'], detail: '3,902 حساب', actions: <Button>تسجيل</Button> },
};
