import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../components/brand-logo/brand-logo.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Num } from '../../components/num/num.tsx';
import { GlobeIcon, MessageCircleIcon, SettingsIcon } from '../../icons/index.ts';
import { screenParameters } from '../screen-parameters.ts';

const meta = {
  title: 'Screens/Closed site',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ClosedPageProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/* The whole page while the site is closed: why, until when, and whom to ask. */
function ClosedPage({ icon, title, children }: ClosedPageProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <BrandLogo size={40} title="Quetzal" />
      <EmptyState
        icon={icon}
        tone="warn"
        title={<h1 className="text-xl">{title}</h1>}
        detail={children}
        action={
          <Button variant="secondary">
            <MessageCircleIcon />
            Atención al cliente
          </Button>
        }
      />
    </main>
  );
}

export const Maintenance: Story = {
  render: () => (
    <ClosedPage icon={<SettingsIcon />} title="Volvemos a las 05:00">
      Estamos en mantenimiento desde las 04:00 (Ciudad de México). Tu saldo y tus apuestas están a salvo.
    </ClosedPage>
  ),
};
export const Region: Story = {
  render: () => (
    <ClosedPage icon={<GlobeIcon />} title="Quetzal no está disponible en tu región">
      Por la ley de tu país no podemos ofrecerte juegos aquí. Tu dirección:{' '}
      <Num className="font-mono">203.0.113.24</Num>
    </ClosedPage>
  ),
};
