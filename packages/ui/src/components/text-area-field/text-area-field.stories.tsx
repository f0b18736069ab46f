import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  title: 'Inputs/TextAreaField',
  component: TextAreaField,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for what takes several sentences: a message to support, a reason, a note.',
        'Give `lengthMax` and `remainingText` when the server refuses long texts: the counter counts as it does.',
        'Let it grow: `rows` is what an ordinary answer needs.',
      ],
      avoid: [
        'Not for one line: take TextField, where Enter sends the form.',
        'Do not cut a text off at the limit: say that it is too long and let the person shorten it.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Mensaje', placeholder: 'Cuéntanos qué pasó', locale: 'es-MX' },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

const remainingText = (remaining: number) =>
  remaining < 0 ? `Sobran ${-remaining} caracteres` : `Quedan ${remaining} caracteres`;
const complaint =
  'Mi depósito de ayer no aparece. Pagué en una tienda a las 14:32 y el recibo dice que se acreditó.\nEl folio termina en 4417.';

export const Default: Story = {};
export const Playground: Story = {
  args: { lengthMax: 200, remainingText, required: true, hint: 'No escribas tu contraseña', defaultValue: complaint },
};
export const WithCounter: Story = { args: { lengthMax: 2000, remainingText, labelEnd: 'Opcional' } };
export const Growing: Story = { args: { defaultValue: `${complaint}\n\n${complaint}`, rowsMax: 8 } };
export const BeyondItsRows: Story = { args: { defaultValue: `${complaint}\n${complaint}\n${complaint}`, rowsMax: 4 } };
export const TooLong: Story = {
  args: { defaultValue: complaint, lengthMax: 100, remainingText, error: 'Usa 100 caracteres o menos.' },
};
export const OneRow: Story = { args: { rows: 1, label: 'Nota' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: complaint } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: complaint } };
export const LongText: Story = {
  args: {
    label: 'Begründung der Kontosperrung',
    labelEnd: 'Freiwillige Angabe',
    lengthMax: 500,
    defaultValue: 'Rechtsschutzversicherungsgesellschaftsangelegenheiten-Bearbeitungsstellenverzeichnis.',
    hint: 'Ihre Angaben werden ausschließlich zur Bearbeitung dieses Anliegens verwendet.',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرسالة',
    defaultValue: 'لم يظهر إيداعي الذي أجريته أمس. يرجى التحقق من الأمر.',
    lengthMax: 200,
    locale: 'ar-EG',
    hint: 'لا تكتب كلمة المرور',
  },
};
