import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ArrowLeftRightIcon, HandCoinsIcon, MailIcon } from '../../icons/index.ts';
import { BulkBar, BulkBarAction } from './bulk-bar.tsx';

const guide = {
  status: 'new',
  use: [
    'Give it to the `bulk` of a table, so that it floats over the pager while rows are selected.',
    'Offer two to four commands; each says what it does with an icon in front.',
  ],
  avoid: [
    'Do not put a command into it that makes sense for one row only.',
    'Do not run anything that cannot be undone without an `AlertDialog` that names the number of rows.',
  ],
  keyboard: [
    ['Tab', 'Through the commands'],
    ['Enter or Space', 'Runs a command; on the cross: clears the selection and returns to the box over all rows'],
  ],
} satisfies Guide;

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  parameters: { guide },
  args: {
    label: 'Acciones para las cuentas seleccionadas',
    count: 2,
    summary: '2 seleccionadas',
    clearLabel: 'Quitar la selección',
    onClear: () => undefined,
    children: (
      <>
        <BulkBarAction>
          <HandCoinsIcon />
          Ofrecer contrato
        </BulkBarAction>
        <BulkBarAction>
          <ArrowLeftRightIcon />
          Transferir
        </BulkBarAction>
        <BulkBarAction>
          <MailIcon />
          Mensaje
        </BulkBarAction>
      </>
    ),
  },
  render: (args) => (
    <div className="@container relative min-h-14 rounded-lg border border-line bg-surface-1">
      <BulkBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { count: 3, summary: '3 seleccionadas' } };
export const NothingSelected: Story = { args: { count: 0, summary: '' } };
export const DisabledCommand: Story = { args: { children: <BulkBarAction disabled>Transferir</BulkBarAction> } };
export const LongText: Story = {
  args: {
    summary: '128 Konten ausgewählt',
    children: (
      <>
        <BulkBarAction>Provisionsvertrag anbieten</BulkBarAction>
        <BulkBarAction>Guthaben übertragen</BulkBarAction>
        <BulkBarAction>Benachrichtigung senden</BulkBarAction>
      </>
    ),
  },
  render: (args) => (
    <div className="@container relative min-h-14 max-w-90 rounded-lg border border-line bg-surface-1">
      <BulkBar {...args} />
    </div>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { summary: 'تم تحديد 2', children: <BulkBarAction>إرسال رسالة</BulkBarAction>, clearLabel: 'إلغاء التحديد' },
};
