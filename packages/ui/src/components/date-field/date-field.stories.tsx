import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './date-field.tsx';

const meta = {
  component: DateField,
  args: { label: 'Fecha de nacimiento' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { required: true, min: '1920-01-01', max: '2008-11-21', defaultValue: '1990-05-17' },
};
export const WithError: Story = { args: { defaultValue: '2015-01-01', error: 'Debes tener 18 años o más.' } };
