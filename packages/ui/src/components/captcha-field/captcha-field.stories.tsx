import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { CaptchaField } from './captcha-field.tsx';

const imageUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="108" height="44"><rect width="108" height="44" fill="#dfeeea"/><path d="M0 12C30 40 60 0 108 30M0 34C40 6 70 44 108 8" stroke="#3d8f80" fill="none"/><g font-family="monospace" font-size="25" font-weight="700" fill="#0b3f36"><text x="10" y="31" transform="rotate(-9 16 24)">7</text><text x="34" y="30" transform="rotate(7 40 24)">K</text><text x="58" y="32" transform="rotate(-5 64 24)">4</text><text x="82" y="30" transform="rotate(10 88 24)">Q</text></g></svg>',
)}`;

const meta = {
  title: 'Inputs/CaptchaField',
  component: CaptchaField,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it only when the server asks for it, after failed attempts for instance.',
        'Fetch another picture after each wrong answer, and empty the input.',
        'Offer another way in beside it: a picture cannot be read by everybody.',
      ],
      avoid: [
        'Do not show it to everyone from the start: it stops more people than programs.',
        'Do not read the answer into `imageAlt`: it names what a press does.',
      ],
      keyboard: [['Enter, Space', 'On the picture: fetches another one, at most once a second']],
    } satisfies Guide,
  },
  args: {
    label: 'Código de la imagen',
    imageUrl,
    imageAlt: 'Código en imagen; pulsa para cambiarlo',
    failedLabel: 'Reintentar',
    onRefresh: () => undefined,
    placeholder: '4 caracteres',
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Sin distinguir mayúsculas' } };
export const Loading: Story = { args: { imageUrl: null } };
export const ImageFailed: Story = { args: { imageUrl: 'data:image/png;base64,AA' } };
export const WithError: Story = { args: { error: 'El código no coincide. Prueba con la nueva imagen.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Sicherheitscode aus dem nebenstehenden Bild',
    imageUrl: 'data:image/png;base64,AA',
    failedLabel: 'Erneut versuchen',
    placeholder: 'Groß- und Kleinschreibung egal',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الرمز الظاهر في الصورة',
    imageAlt: 'رمز في صورة؛ اضغط لتغييره',
    placeholder: '4 أحرف',
    hint: 'لا فرق بين الأحرف الكبيرة والصغيرة',
  },
};
