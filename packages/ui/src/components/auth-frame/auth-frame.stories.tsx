import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { Button } from '../button/button.tsx';
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { UserIcon } from '../../icons/index.ts';
import { AuthFrame } from './auth-frame.tsx';

const meta = {
  title: 'Shells/AuthFrame',
  component: AuthFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'Use it for entering and joining; the art says what the place is.',
        'Put the switch between the two into `top` only when both are offered.',
      ],
      avoid: ['Do not put anything beside the form but what it needs.', 'Do not tick consent in advance.'],
      keyboard: [
        ['Tab', 'Stays within the dialog.'],
        ['Escape', 'Closes it and goes back to where the focus was.'],
      ],
    } satisfies Guide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Crear cuenta',
    titleHidden: true,
    closeLabel: 'Cerrar',
    artSrc: '/panel.webp',
    artTop: <BrandLogo title="Quetzal" size={38} />,
    artTitle: 'Juega con calma',
    artDetail: 'Pon tus límites antes de empezar. Cámbialos cuando quieras.',
    top: (
      <SegmentedControl
        label="Cuenta"
        value="register"
        onValueChange={() => undefined}
        options={[
          { value: 'login', label: 'Iniciar sesión' },
          { value: 'register', label: 'Registrarse' },
        ]}
      />
    ),
    children: (
      <form className="grid gap-3.5">
        <TextField label="Usuario" required startIcon={<UserIcon />} placeholder="4 a 16 letras o números" ltr />
        <PasswordField
          label="Contraseña"
          required
          revealLabel="Mostrar"
          hideLabel="Ocultar"
          strength={3}
          hint="8 a 20 caracteres"
        />
        <CheckboxField label="Tengo 18 años o más y acepto los términos." required />
        <Button type="submit" size="lg" fullWidth>
          Crear cuenta
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { titleHidden: false } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'إنشاء حساب', artTitle: 'العب بهدوء', artDetail: 'ضع حدودك قبل أن تبدأ.', titleHidden: false },
};
