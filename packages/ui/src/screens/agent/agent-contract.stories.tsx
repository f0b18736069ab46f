import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { TextAreaField } from '../../components/text-area-field/text-area-field.tsx';
import { HandCoinsIcon } from '../../icons/index.ts';
import { nothing, screenParameters } from '../screen-parameters.ts';
import { AgentPage } from './agent-page.tsx';
import { ContractPreview } from './contract-preview.tsx';
import { ContractTiers } from './contract-tiers.tsx';
import { TeamContent } from './team-content.tsx';

const meta = {
  title: 'Screens/Agent contract',
  parameters: screenParameters,
  globals: { density: 'compact' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ChoiceProps {
  label: string;
  words: readonly string[];
  start: string;
}

function Choice({ label, words, start }: ChoiceProps) {
  const [value, setValue] = useState(start);
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-sm font-medium text-fg-2">{label}</p>
      <SegmentedControl
        label={label}
        value={value}
        onValueChange={setValue}
        options={words.map((word) => ({ value: word, label: word }))}
      />
    </div>
  );
}

function ContractForm() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-5">
        <div className="flex flex-wrap gap-4">
          <Choice label="Tipo" words={['Dividendo', 'Diario', 'Por hora', 'Tiempo real']} start="Dividendo" />
          <Choice label="Período" words={['Semanal', 'Quincenal', 'Mensual']} start="Quincenal" />
        </div>
        <ContractTiers />
        <TextAreaField
          label="Nota para el miembro"
          defaultValue="Vigente desde el 1 de diciembre."
          lengthMax={140}
          locale="es-MX"
          rows={2}
        />
      </div>
      <ContractPreview />
    </div>
  );
}

const title = (
  <span className="flex items-center gap-3">
    <IconPlate tone="accent">
      <HandCoinsIcon />
    </IconPlate>
    Contrato de dividendo
  </span>
);
const footer = (
  <>
    <Button variant="ghost" className="bg-danger-soft text-danger-text hover:bg-danger-soft hover:text-fg md:me-auto">
      Terminar contrato vigente
    </Button>
    <Button variant="ghost">Cancelar</Button>
    <Button variant="secondary">Guardar borrador</Button>
    <Button disabled>Enviar oferta</Button>
  </>
);

export const Offer: Story = {
  render: () => (
    <>
      <AgentPage current="team" title="Gestión de equipo">
        <TeamContent />
      </AgentPage>
      <Dialog
        open
        onOpenChange={nothing}
        size="xl"
        title={title}
        description={'Oferta para toledo_88 · sustituye al contrato vigente del 8.0\u00a0%'}
        closeLabel="Cerrar"
        footer={footer}
        className="md:max-w-[63.75rem]"
      >
        <ContractForm />
      </Dialog>
    </>
  ),
};
