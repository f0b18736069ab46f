import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SliderCaptcha, type SliderPuzzle } from './slider-captcha.tsx';

const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;
const scenery =
  '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0b5d4f"/><stop offset="1" stop-color="#e8b04a"/></linearGradient></defs><rect width="320" height="160" fill="url(#sky)"/><circle cx="236" cy="70" r="30" fill="#ffd77a"/><path d="M0 130 70 60 130 118 190 72 320 140V160H0Z" fill="#07342d"/><path d="M0 148 90 108 170 146 250 112 320 150V160H0Z" fill="#041f1b"/>';
const shape = 'M4 4H40V16a8 8 0 1 1 0 12V44H4Z';

const puzzle: SliderPuzzle = {
  backgroundUrl: svg(
    320,
    160,
    `${scenery}<path transform="translate(212 52)" d="${shape}" fill="#000" fill-opacity=".62" stroke="#fff" stroke-opacity=".7"/>`,
  ),
  pieceUrl: svg(
    52,
    48,
    `<defs><clipPath id="piece"><path d="${shape}"/></clipPath></defs><g clip-path="url(#piece)"><g transform="translate(-212 -52)">${scenery}</g></g><path d="${shape}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
  ),
  width: 320,
  height: 160,
  pieceWidth: 52,
  pieceTop: 52,
};

const meta = {
  title: 'Inputs/SliderCaptcha',
  component: SliderCaptcha,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Let the server make the puzzle and judge the answer: the gap’s place must never reach the page.',
        'Name the keys in `instruction`: the handle works with arrows and Enter alone.',
        'Offer another way in, such as a code by e-mail: people who do not see the picture cannot solve it.',
      ],
      avoid: [
        'Do not mirror the picture in right-to-left pages: x counts from the physical left edge everywhere.',
        'Do not refuse answers for being even or slow: a keyboard moves in whole pixels.',
        'Not as a setting or an amount: take Slider.',
      ],
      keyboard: [
        ['ArrowRight, ArrowUp', 'Moves the piece 1 pixel to the right, with Shift 10'],
        ['ArrowLeft, ArrowDown', 'Moves the piece 1 pixel to the left, with Shift 10'],
        ['PageUp, PageDown', 'Moves the piece 10 pixels'],
        ['Home, End', 'Moves the piece to the left or right edge'],
        ['Enter', 'Hands the answer in'],
      ],
    } satisfies Guide,
  },
  args: {
    puzzle,
    state: 'idle',
    onSolve: () => undefined,
    onRefresh: () => undefined,
    words: {
      label: 'Mueve la pieza hasta el hueco',
      instruction: 'Desliza, o usa las flechas y Enter',
      position: (x, xMax) => `${x} de ${xMax} píxeles`,
      checking: 'Comprobando',
      passed: 'Listo',
      failed: 'La pieza no encajó. Prueba otra vez.',
      lost: 'No se pudo cargar la imagen. Pide otra.',
      refresh: 'Otra imagen',
    },
  },
} satisfies Meta<typeof SliderCaptcha>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { state: 'idle' } };
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
  },
};
export const Checking: Story = { args: { state: 'checking' } };
export const Passed: Story = { args: { state: 'passed' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Loading: Story = { args: { puzzle: null } };
export const PictureLost: Story = { args: { puzzle: { ...puzzle, backgroundUrl: 'data:image/png;base64,AA' } } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: {
    state: 'failed',
    words: {
      label: 'Verschieben Sie das Puzzleteil in die Lücke',
      instruction: 'Verschieben Sie das Puzzleteil mit dem Zeiger oder mit Pfeiltasten und Eingabetaste',
      position: (x, xMax) => `${x} von ${xMax} Pixeln`,
      checking: 'Wird überprüft',
      passed: 'Erfolgreich',
      failed: 'Das Puzzleteil passte nicht in die Lücke. Bitte versuchen Sie es mit einem neuen Bild noch einmal.',
      lost: 'Das Bild konnte nicht geladen werden.',
      refresh: 'Neues Bild anfordern',
    },
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    state: 'failed',
    words: {
      label: 'حرّك القطعة إلى الفراغ',
      instruction: 'اسحب، أو استعمل الأسهم ثم Enter',
      position: (x, xMax) => `${x} من ${xMax} بكسل`,
      checking: 'جارٍ التحقق',
      passed: 'تم',
      failed: 'لم تتطابق القطعة. حاول مرة أخرى.',
      lost: 'تعذّر تحميل الصورة.',
      refresh: 'صورة أخرى',
    },
  },
};
