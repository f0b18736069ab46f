import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from '../screen-parameters.ts';
import { AccountFrame } from './account-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const meta = {
  title: 'Screens/Account dialog',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  render: () => (
    <AccountFrame
      view="login"
      artTitle="Qué bueno verte de nuevo"
      artDetail="Tu cartera, tus bonos y tus apuestas, donde los dejaste."
    >
      <LoginForm />
    </AccountFrame>
  ),
};
export const Register: Story = {
  render: () => (
    <AccountFrame
      view="register"
      artTitle="Empieza con el doble"
      artDetail={'Bono del 100\u00a0% en tu primer depósito y 100 giros. Requisito de apuesta x12.'}
    >
      <RegisterForm />
    </AccountFrame>
  ),
};
