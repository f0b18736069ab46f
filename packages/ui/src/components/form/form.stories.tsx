import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, FormActions, FormRow, type FormProps } from './form.tsx';

interface FieldWords {
  first: string;
  last: string;
  account: string;
  password: string;
  reveal: string;
  save: string;
  cancel: string;
  saving: string;
}

const spanish: FieldWords = {
  first: 'Nombre',
  last: 'Apellidos',
  account: 'Usuario',
  password: 'Contraseña',
  reveal: 'Mostrar contraseña',
  save: 'Guardar',
  cancel: 'Cancelar',
  saving: 'Guardando',
};

interface ExampleProps extends Partial<FormProps> {
  words?: FieldWords;
  errors?: { account?: string; password?: string };
}

function Example({ words = spanish, errors = {}, onSubmit = () => undefined, ...rest }: ExampleProps) {
  return (
    <Form onSubmit={onSubmit} className="max-w-lg" {...rest}>
      <FormRow>
        <TextField label={words.first} autoComplete="given-name" />
        <TextField label={words.last} autoComplete="family-name" />
      </FormRow>
      <TextField id="account" label={words.account} ltr required error={errors.account} />
      <PasswordField
        id="password"
        label={words.password}
        revealLabel={words.reveal}
        hideLabel={words.reveal}
        required
        error={errors.password}
      />
      <FormActions>
        <Button variant="secondary">{words.cancel}</Button>
        <Button type="submit" busy={rest.busy ?? false} busyLabel={words.saving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}

const meta = {
  title: 'Inputs/Form',
  component: Form,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Wrap every form in it: it switches the browser’s own messages off and moves to the first error.',
        'Return the promise of the request from `onSubmit`: a second press then sends nothing twice.',
        'Give `summary` to forms that are longer than a screen, with the `id` of every field.',
      ],
      avoid: [
        'Do not disable the button until the form is valid: nobody learns what is missing.',
        'Do not put errors into the summary alone: each stands under its field as well.',
      ],
      keyboard: [['Enter', 'In a field of one line: submits the form']],
    } satisfies Guide,
  },
  args: { onSubmit: () => undefined },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const errors = { account: 'Ese usuario ya existe. Prueba otro.', password: 'Usa 8 caracteres o más.' };
const summary = {
  title: 'Revisa 2 campos',
  problems: [
    { controlId: 'account', message: 'Usuario: ese usuario ya existe.' },
    { controlId: 'password', message: 'Contraseña: usa 8 caracteres o más.' },
  ],
};

export const Default: Story = {};
export const Playground: Story = { args: { busy: false, summary } };
export const FailedSubmission: Story = {
  render: function Failing(args) {
    const [shown, setShown] = useState<typeof errors | undefined>(undefined);
    return (
      <Example
        {...args}
        errors={shown ?? {}}
        {...(shown === undefined ? {} : { summary })}
        onSubmit={() => setShown(errors)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  },
};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  render: (args) => (
    <Example
      {...args}
      words={{
        first: 'Vorname laut Personalausweis',
        last: 'Familienname laut Personalausweis',
        account: 'Gewünschte Benutzerkontobezeichnung',
        password: 'Passwort',
        reveal: 'Passwort anzeigen',
        save: 'Änderungen speichern und fortfahren',
        cancel: 'Vorgang abbrechen',
        saving: 'Wird gespeichert',
      }}
      errors={{ account: 'Diese Benutzerkontobezeichnung ist bereits vergeben. Bitte wählen Sie eine andere.' }}
    />
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Example
      {...args}
      words={{
        first: 'الاسم',
        last: 'اسم العائلة',
        account: 'اسم المستخدم',
        password: 'كلمة المرور',
        reveal: 'إظهار كلمة المرور',
        save: 'حفظ',
        cancel: 'إلغاء',
        saving: 'جارٍ الحفظ',
      }}
      errors={{ account: 'اسم المستخدم مستعمل. جرّب غيره.' }}
      summary={{
        title: 'راجع حقلًا واحدًا',
        problems: [{ controlId: 'account', message: 'اسم المستخدم: مستعمل من قبل.' }],
      }}
    />
  ),
};
