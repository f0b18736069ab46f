import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SwitchField } from './switch-field.tsx';

const meta = {
  title: 'Inputs/SwitchField',
  component: SwitchField,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for a setting that takes effect at once, without a button to save.',
        'Name what is on when it is on: “Ocultar mi saldo”.',
      ],
      avoid: [
        'Not for consents, and not inside a form that is sent later: take CheckboxField.',
        'Do not change the label with the state.',
      ],
      keyboard: [['Space', 'Switches on or off']],
    } satisfies Guide,
  },
  args: { label: 'Ocultar mi saldo' },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultChecked: true, detail: 'Se muestran puntos en lugar de la cifra' } };
export const On: Story = { args: { defaultChecked: true } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithDetail: Story = { args: { detail: 'Se muestran puntos en lugar de la cifra' } };
export const DisabledOff: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Guthabenanzeige in der Kopfzeile ausblenden',
    detail: 'Statt des Betrags werden Punkte angezeigt, bis Sie die Einstellung wieder ausschalten.',
    defaultChecked: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'إخفاء رصيدي', detail: 'تظهر نقاط بدل المبلغ', defaultChecked: true },
};
