import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, useFieldWiring } from './field.tsx';
import { fieldControl, fieldFrame } from './field-frame.ts';

const meta = {
  component: Field,
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
