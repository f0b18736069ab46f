import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Inputs/CheckboxField',
  component: CheckboxField,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for one consent or for several things that may be chosen together.',
        'Leave consents unticked: ticking is the consent.',
        'Put links to the terms into the label; they lead away without ticking.',
      ],
      avoid: [
        'Not for a setting that takes effect at once: take SwitchField.',
        'Not for one choice out of several: take RadioGroup.',
      ],
      keyboard: [['Space', 'Ticks or unticks the box']],
    } satisfies Guide,
  },
  args: { label: 'Recordarme' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultChecked: true, hint: 'En este dispositivo' } };
export const Checked: Story = { args: { defaultChecked: true } };
export const WithLinks: Story = {
  args: {
    required: true,
    label: (
      <>
        Tengo 18 años o más y acepto los <a href="#terms">términos</a> y la{' '}
        <a href="#privacy">política de privacidad</a>.
      </>
    ),
  },
};
export const WithError: Story = { args: { error: 'Acepta los términos para continuar.' } };
export const Disabled: Story = { args: { disabled: true } };
export const CheckedAndDisabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    required: true,
    label:
      'Ich bestätige, dass ich das achtzehnte Lebensjahr vollendet habe, und stimme den Allgemeinen Geschäftsbedingungen sowie der Datenschutzerklärung zu.',
    hint: 'Ohne diese Zustimmung kann das Benutzerkonto nicht eingerichtet werden.',
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
  args: {
    label: (
      <>
        عمري 18 عامًا أو أكثر وأوافق على <a href="#terms">الشروط</a>.
      </>
    ),
    defaultChecked: true,
    hint: 'يمكنك قراءة الشروط في أي وقت',
  },
};
