import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  component: CheckboxField,
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
