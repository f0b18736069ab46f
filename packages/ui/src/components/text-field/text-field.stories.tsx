import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon, UserIcon } from '../../icons/index.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for one line of text; give `autoComplete` and `inputMode` whatever the text is.',
        'Set `ltr` for account names, codes and addresses: they stay left to right in every language.',
        'Say in the hint what is expected before anybody gets it wrong.',
      ],
      avoid: [
        'Do not use the placeholder as the label: it is gone while one types.',
        'Not for passwords, numbers, money, phones, codes or searches: each has a field of its own.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Usuario', placeholder: '4 a 16 letras o números', startIcon: <UserIcon /> },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { hint: 'Empieza con una letra', required: true, ltr: true } };
export const WithHint: Story = { args: { hint: 'Empieza con una letra' } };
export const WithError: Story = { args: { error: 'Ese usuario ya existe. Prueba otro.', defaultValue: 'carla' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'norte_mx', hint: 'Solo lectura' } };
export const HiddenLabel: Story = {
  args: { label: 'Buscar', labelHidden: true, startIcon: <SearchIcon />, placeholder: 'Cuenta o ID' },
};
export const WithLabelEnd: Story = { args: { labelEnd: 'Opcional' } };
export const Required: Story = { args: { required: true } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'norte_mx', labelEnd: 'No se puede cambiar' } };
export const LongText: Story = {
  args: {
    label: 'Benutzerkontobezeichnung für die Spielgemeinschaft',
    labelEnd: 'Freiwillige Angabe',
    placeholder: 'Vier bis sechzehn Buchstaben oder Ziffern',
    hint: 'Die Benutzerkontobezeichnung kann nach der Registrierung nicht mehr geändert werden.',
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
  args: { label: 'الاسم الكامل', placeholder: 'كما في الهوية', error: 'اكتب اسمك الكامل.', required: true },
};
export const LatinInRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اسم المستخدم', ltr: true, defaultValue: 'norte_mx', hint: 'حروف لاتينية أو أرقام' },
};
