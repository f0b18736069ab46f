import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { FileUpload, type UploadFile } from './file-upload.tsx';

const arrives: UploadFile<unknown> = () => Promise.resolve('ok');

const meta = {
  title: 'Inputs/FileUpload',
  component: FileUpload,
  args: {
    label: 'Comprobante',
    locale: 'es-MX',
    className: 'max-w-md',
    upload: arrives,
    onValueChange: () => undefined,
    words: {
      choose: 'Elige, suelta o pega tus imágenes',
      limits: 'PNG o JPG, hasta 5 MB, 3 archivos',
      files: 'Archivos',
      remove: (name) => `Quitar ${name}`,
      retry: (name) => `Reintentar ${name}`,
      sending: (name) => `Enviando ${name}`,
      sent: 'Enviado',
      saidAdded: (name) => `${name} agregado`,
      saidSent: (name) => `${name} enviado`,
      saidRemoved: (name) => `${name} quitado`,
      problems: {
        type: 'Solo PNG o JPG.',
        size: 'Pesa más de 5 MB. Elige una imagen más ligera.',
        empty: 'El archivo está vacío.',
        count: 'Ya hay 3 archivos. Quita uno para agregar otro.',
        failed: 'No llegó. Revisa tu conexión y reintenta.',
      },
    },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Say the limits inside of the area, before they are broken.',
        'Keep the form waiting while `onBusyChange` says that a file is on its way.',
        'Answer `upload` with what the server calls the file; the form hands that in.',
        'Reject with `FileRefusal` where the file itself is wrong, so that sending it again is not offered.',
      ],
      avoid: [
        'Do not trust the type that the browser tells: the server looks at the content.',
        'Do not clear the list after an error elsewhere in the form.',
      ],
      keyboard: [
        ['Enter, Space', 'On the area, open the dialog of the system.'],
        ['Ctrl+V, Cmd+V', 'On the area, add the picture from the clipboard.'],
        ['Tab', 'Moves through the buttons of each file.'],
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

async function picture(name: string, path: string): Promise<File> {
  const blob = await (await fetch(path)).blob();
  return new File([blob], name, { type: 'image/png' });
}

const choose =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const files = await Promise.all(names.map((name) => picture(name, '/banner-small.webp')));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, files, { applyAccept: false });
    await within(canvasElement).findAllByRole('listitem');
  };

export const Default: Story = {};
export const Playground: Story = { args: { required: true, filesMax: 1 } };
export const Sent: Story = { play: choose('comprobante-spei.png', 'identificacion-frente.png') };
export const Sending: Story = {
  args: {
    upload: (_, { onProgress }) => {
      onProgress(0.62);
      return new Promise(() => undefined);
    },
  },
  play: choose('comprobante-spei.png'),
};
export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await choose('comprobante-spei.png')(context);
    await within(context.canvasElement).findByRole('button', { name: /Reintentar/ });
  },
};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const files = [
      new File(['%PDF'], 'estado-de-cuenta.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(5_000_001)], 'foto-original.png', { type: 'image/png' }),
    ];
    await userEvent.upload(within(canvasElement).getByLabelText('Comprobante'), files, { applyAccept: false });
  },
};
export const WithError: Story = { args: { error: 'Agrega el comprobante de tu banco.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Einkommensnachweis',
    className: 'max-w-72',
    words: {
      ...meta.args.words,
      choose: 'Bilddateien auswählen, hierher ziehen oder aus der Zwischenablage einfügen',
      limits: 'PNG- oder JPG-Dateien, jeweils höchstens 5 MB, insgesamt drei Dateien',
    },
  },
  play: choose('Einkommensteuerbescheid-Finanzamt-Oberösterreich-2025.png'),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إثبات الدفع',
    locale: 'ar-EG',
    words: {
      ...meta.args.words,
      choose: 'اختر صورًا أو أفلتها هنا',
      limits: 'PNG أو JPG، حتى ٥ ميغابايت، ٣ ملفات',
      sent: 'أُرسل',
      files: 'الملفات',
      remove: (name) => `إزالة ${name}`,
    },
  },
  play: choose('comprobante-spei.png'),
};
