import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, DownloadIcon, MailIcon } from '../../icons/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ToggleButton } from '../toggle-button/toggle-button.tsx';
import { ButtonGroup } from './button-group.tsx';

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Reporte',
    children: (
      <>
        <Button variant="outline">
          <DownloadIcon />
          Exportar
        </Button>
        <Button variant="outline">
          <MailIcon />
          Enviar
        </Button>
        <Button variant="outline">Imprimir</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for two to four commands on the same thing, all with the same variant and size.',
        'Give the group a name: the screen reader says it before the first button.',
      ],
      avoid: [
        'Do not use it to choose one of several: take SegmentedControl.',
        'Do not mix a primary button into it: the primary action stands alone.',
      ],
      keyboard: [['Tab', 'Moves to the next button; every button is a stop of its own.']],
    } satisfies Guide,
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { orientation: 'vertical', fullWidth: false } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Secondary: Story = {
  args: {
    label: 'Página',
    children: (
      <>
        <IconButton label="Anterior" variant="secondary">
          <ChevronLeftIcon className="rtl:-scale-x-100" />
        </IconButton>
        <Button variant="secondary">21 nov</Button>
        <IconButton label="Siguiente" variant="secondary">
          <ChevronRightIcon className="rtl:-scale-x-100" />
        </IconButton>
      </>
    ),
  },
};
export const Split: Story = {
  args: {
    label: 'Exportar',
    children: (
      <>
        <Button variant="secondary">Exportar</Button>
        <IconButton label="Más formatos" variant="secondary">
          <ChevronDownIcon />
        </IconButton>
      </>
    ),
  },
};
export const Toggles: Story = {
  args: {
    label: 'Estilo',
    children: (
      <>
        <ToggleButton pressed>Compacta</ToggleButton>
        <ToggleButton pressed={false}>Con totales</ToggleButton>
      </>
    ),
  },
};
export const WithDisabled: Story = {
  args: {
    children: (
      <>
        <Button variant="outline">Exportar</Button>
        <Button variant="outline" disabled>
          Enviar
        </Button>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التقرير',
    children: (
      <>
        <Button variant="outline">تصدير</Button>
        <Button variant="outline">إرسال</Button>
        <Button variant="outline">طباعة</Button>
      </>
    ),
  },
};
