import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ResizableGroup, ResizableHandle, ResizablePanel } from './resizable.tsx';

const box = 'grid h-full place-items-center rounded-lg bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--q-line)]';

const meta = {
  title: 'Surfaces/Resizable',
  component: ResizableGroup,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Let a person decide how much room two parts get.',
        'Give every panel a `minSize`.',
        'Name the handle after what it changes.',
      ],
      avoid: [
        'Do not use it below 768 px: put the parts one after the other, or take SplitPane.',
        'Do not use it where a fixed width does.',
      ],
      keyboard: [
        ['Tab', 'Goes to the handle.'],
        ['Arrow keys', 'Move it by 5 percent.'],
        ['Home, End', 'Move it as far as it goes.'],
        ['F6', 'Goes to the next handle.'],
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div className="h-72">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ResizableGroup {...args}>
      <ResizablePanel defaultSize="35%" minSize="20%">
        <div className={box}>Ligas</div>
      </ResizablePanel>
      <ResizableHandle label="Ancho de las ligas" />
      <ResizablePanel minSize="30%">
        <div className={box}>Partidos</div>
      </ResizablePanel>
    </ResizableGroup>
  ),
} satisfies Meta<typeof ResizableGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { orientation: 'horizontal', disabled: false } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Disabled: Story = { args: { disabled: true } };
export const ThreePanels: Story = {
  render: (args) => (
    <ResizableGroup {...args}>
      <ResizablePanel defaultSize="25%" minSize="15%">
        <div className={box}>Ligas</div>
      </ResizablePanel>
      <ResizableHandle label="Ancho de las ligas" />
      <ResizablePanel minSize="30%">
        <div className={box}>Partidos</div>
      </ResizablePanel>
      <ResizableHandle label="Ancho del cupón" />
      <ResizablePanel defaultSize="25%" minSize="15%">
        <div className={box}>Cupón</div>
      </ResizablePanel>
    </ResizableGroup>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <ResizableGroup {...args}>
      <ResizablePanel defaultSize="35%" minSize="20%">
        <div className={box}>الدوريات</div>
      </ResizablePanel>
      <ResizableHandle label="عرض الدوريات" />
      <ResizablePanel minSize="30%">
        <div className={box}>المباريات</div>
      </ResizablePanel>
    </ResizableGroup>
  ),
};
