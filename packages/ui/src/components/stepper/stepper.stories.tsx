import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Show where a person is in two to five steps.', 'Take `vertical` beside a form or for long words.'],
      avoid: ['Do not use it as navigation: it holds no links.', 'Do not count steps that only the system takes.'],
    } satisfies Guide,
  },
  args: { label: 'Depósito', steps: ['Método y monto', 'Datos de pago', 'Confirmación'], current: 0 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { current: 1 } };
export const AllDone: Story = { args: { current: 3 } };
export const Vertical: Story = { args: { orientation: 'vertical', current: 1 } };
export const LongText: Story = {
  args: {
    orientation: 'vertical',
    current: 1,
    className: 'w-56',
    steps: ['Zahlungsmethode und Betrag auswählen', 'Bankverbindungsdaten eingeben', 'Einzahlung bestätigen'],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الإيداع', steps: ['الطريقة والمبلغ', 'بيانات الدفع', 'التأكيد'], current: 1 },
};
export const RightToLeftVertical: Story = {
  ...RightToLeft,
  args: { ...RightToLeft.args, orientation: 'vertical' },
};
