import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Field, FieldError, useFieldWiring } from './field.tsx';
import { fieldControl, fieldFrame } from './field-frame.ts';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it with `useFieldWiring` for a control that has no field of its own yet.',
        'Give the error as text that says what to do; it takes the place of the hint.',
        'Put what fills the control in, such as usual values, into `after`: the error stays below the control.',
      ],
      avoid: [
        'Do not write a label or an error beside a control by hand: they would not be tied to it.',
        'Do not hide a label that nothing else on the screen says.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Código', hint: 'Cuatro dígitos', controlId: '', messageId: '' },
  render: function OwnControl(args) {
    const { control, ...ids } = useFieldWiring(undefined, args);
    return (
      <Field {...args} {...ids}>
        <div className={fieldFrame}>
          <input {...control} className={fieldControl} />
        </div>
      </Field>
    );
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, labelEnd: 'Vence en 2 min' } };
export const WithError: Story = { args: { error: 'El código no coincide. Revisa el mensaje.' } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const WithContentAfter: Story = {
  args: {
    error: 'El código no coincide. Revisa el mensaje.',
    after: (
      <button type="button" className="justify-self-start text-sm font-semibold text-accent-text focus-ring">
        Pegar el código
      </button>
    ),
  },
};
export const ErrorAlone: Story = {
  render: () => <FieldError>Elige al menos un método de pago.</FieldError>,
};
export const LongText: Story = {
  args: {
    label: 'Bestätigungscode aus der Authentifizierungs-App',
    labelEnd: 'Gültigkeitsdauer: zwei Minuten',
    error:
      'Der Bestätigungscode stimmt nicht überein. Bitte prüfen Sie die Nachricht und versuchen Sie es noch einmal.',
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
  args: { label: 'الرمز', labelEnd: 'اختياري', hint: 'أربعة أرقام', required: true },
};
