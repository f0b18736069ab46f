import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChartLineIcon, DownloadIcon, LayoutGridIcon, RotateCcwIcon, ScrollTextIcon } from '../../icons/index.ts';
import {
  Toolbar,
  ToolbarButton,
  ToolbarLink,
  ToolbarSeparator,
  ToolbarToggle,
  ToolbarToggleGroup,
} from './toolbar.tsx';

const controls = (
  <>
    <ToolbarToggleGroup type="single" label="Vista" defaultValue="chart">
      <ToolbarToggle value="chart" label="Gráfica">
        <ChartLineIcon />
      </ToolbarToggle>
      <ToolbarToggle value="table" label="Tabla">
        <LayoutGridIcon />
      </ToolbarToggle>
    </ToolbarToggleGroup>
    <ToolbarSeparator />
    <ToolbarButton label="Actualizar">
      <RotateCcwIcon />
    </ToolbarButton>
    <ToolbarButton>
      <DownloadIcon />
      CSV
    </ToolbarButton>
    <ToolbarSeparator />
    <ToolbarLink href="#help">
      <ScrollTextIcon />
      Cómo se calcula
    </ToolbarLink>
  </>
);

const meta = {
  title: 'Surfaces/Toolbar',
  component: Toolbar,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Gather four or more controls for one thing, such as a chart or an editor.',
        'Name each icon button with `label`.',
      ],
      avoid: ['Do not use it for navigation.', 'Do not use it for fewer than three controls: place them side by side.'],
      keyboard: [
        ['Tab', 'Goes to the control last used, then out of the toolbar.'],
        ['Arrow left, Arrow right', 'Moves between the controls; mirrored in right-to-left pages.'],
        ['Home, End', 'Goes to the first or last control.'],
        ['Enter, Space', 'Presses the control.'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Gráfica de ingresos', children: controls },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { orientation: 'horizontal', loop: true } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Multiple: Story = {
  args: {
    children: (
      <ToolbarToggleGroup type="multiple" label="Series" defaultValue={['bets', 'wins']}>
        <ToolbarToggle value="bets">Apuestas</ToolbarToggle>
        <ToolbarToggle value="wins">Ganancias</ToolbarToggle>
        <ToolbarToggle value="deposits">Depósitos</ToolbarToggle>
      </ToolbarToggleGroup>
    ),
  },
};
export const WithDisabled: Story = {
  args: {
    children: (
      <>
        <ToolbarButton>Guardar</ToolbarButton>
        <ToolbarButton disabled>Deshacer</ToolbarButton>
      </>
    ),
  },
};
export const LongText: Story = {
  render: (args) => (
    <div className="w-72">
      <Toolbar {...args}>
        <ToolbarButton>Zwischenstand speichern</ToolbarButton>
        <ToolbarButton>Tabelle herunterladen</ToolbarButton>
        <ToolbarLink href="#help">Berechnungsgrundlage</ToolbarLink>
      </Toolbar>
    </div>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        <ToolbarButton>
          <RotateCcwIcon />
          تحديث
        </ToolbarButton>
        <ToolbarSeparator />
        <ToolbarButton>
          <DownloadIcon />
          تنزيل
        </ToolbarButton>
      </>
    ),
  },
};
