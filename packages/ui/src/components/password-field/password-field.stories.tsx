import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for every password; set `autoComplete` to `current-password` or `new-password`.',
        'Show the strength only where a password is chosen, with words beside the bars.',
        'Give `capsLockLabel` where people sign in.',
      ],
      avoid: [
        'Do not ask for the password twice: the button to read it back does that.',
        'Do not refuse pasting: password managers need it.',
      ],
      keyboard: [['Tab, then Space', 'Shows or hides the text']],
    } satisfies Guide,
  },
  args: { label: 'Contraseña', revealLabel: 'Mostrar contraseña', hideLabel: 'Ocultar contraseña' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { required: true, strength: 3, strengthLabel: 'Buena', hint: '8 a 20 caracteres' },
};
export const Weak: Story = { args: { strength: 1, strengthLabel: 'Débil', hint: '8 a 20 caracteres' } };
export const Strong: Story = { args: { strength: 4, strengthLabel: 'Fuerte' } };
export const WithError: Story = { args: { strength: 0, error: 'Usa 8 caracteres o más.' } };
export const EmptyMeter: Story = { args: { strength: 0, hint: '8 a 20 caracteres' } };
export const Fair: Story = { args: { strength: 2, strengthLabel: 'Regular', hint: '8 a 20 caracteres' } };
export const CapsLockOn: Story = {
  args: { capsLockLabel: 'Mayúsculas', defaultValue: 'SECRETO' },
  play: ({ canvas }) => {
    canvas
      .getByLabelText('Contraseña')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secreto' } };
export const LongText: Story = {
  args: {
    label: 'Neues Passwort für Ihr Benutzerkonto',
    revealLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    strength: 2,
    strengthLabel: 'Durchschnittlich',
    hint: 'Acht bis zwanzig Zeichen, davon mindestens ein Großbuchstabe, ein Kleinbuchstabe und eine Ziffer',
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
    label: 'كلمة المرور',
    revealLabel: 'إظهار كلمة المرور',
    hideLabel: 'إخفاء كلمة المرور',
    defaultValue: 'secreto1',
    strength: 3,
    strengthLabel: 'جيدة',
    hint: 'من 8 إلى 20 حرفًا',
  },
};
