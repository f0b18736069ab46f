import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { FileRefusal, FileUpload, type KeptFile, type UploadFile } from './file-upload.tsx';

const upload = vi.fn<UploadFile<string>>();
const changed = vi.fn<(results: string[]) => void>();
const busy = vi.fn<(busy: boolean) => void>();
const kept = vi.fn<(files: KeptFile<string>[]) => void>();

beforeEach(() => {
  upload.mockReset();
  changed.mockReset();
  busy.mockReset();
  kept.mockReset();
});

function png(name: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

function show(defaultFiles?: readonly KeptFile<string>[]) {
  return render(
    <FileUpload
      label="Comprobante"
      hint="De tu banco"
      locale="es-MX"
      upload={upload}
      defaultFiles={defaultFiles}
      onValueChange={changed}
      onBusyChange={busy}
      onKeptChange={kept}
      words={{
        choose: 'Elige o suelta imágenes',
        limits: 'PNG o JPG, hasta 5 MB',
        files: 'Archivos',
        remove: (name) => `Quitar ${name}`,
        retry: (name) => `Reintentar ${name}`,
        sending: (name) => `Enviando ${name}`,
        sent: 'Enviado',
        saidAdded: (name) => `${name} agregado`,
        saidSent: (name) => `${name} enviado`,
        saidRemoved: (name) => `${name} quitado`,
        problems: {
          type: 'Solo imágenes.',
          size: 'Pesa mucho.',
          empty: 'Vacío.',
          count: 'Ya hay 3.',
          failed: 'No llegó.',
        },
      }}
    />,
  );
}

test('the input is named, knows its limits and is reached by keyboard', async () => {
  const screen = await show();
  const input = screen.getByLabelText('Comprobante');
  await expect.element(input).toHaveAccessibleDescription('Elige o suelta imágenes PNG o JPG, hasta 5 MB De tu banco');
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute('accept', 'image/png,image/jpeg');
});

test('chosen files are sent side by side; progress, the end and the answers are told', async () => {
  const answer = Promise.withResolvers<string>();
  upload.mockImplementation((file, { onProgress }) => {
    onProgress(0.4);
    return file.name === 'a.png' ? answer.promise : Promise.resolve('B');
  });
  const screen = await show();
  await userEvent.upload(screen.getByLabelText('Comprobante'), [png('a.png'), png('b.png')]);
  await expect.element(screen.getByRole('progressbar', { name: 'Enviando a.png' })).toHaveAttribute('value', '40');
  await expect.poll(() => changed.mock.lastCall).toEqual([['B']]);
  expect(busy).toHaveBeenLastCalledWith(true);
  answer.resolve('A');
  await expect.poll(() => changed.mock.lastCall).toEqual([['A', 'B']]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('a.png enviado');
  await expect.poll(() => busy.mock.lastCall).toEqual([false]);
});

test('what breaks a rule is refused with its reason and never sent', async () => {
  const screen = await show();
  const pdf = new File(['x'], 'c.pdf', { type: 'application/pdf' });
  await dropOn(screen.container, [pdf, png('d.png', 5_000_001), png('e.png', 0)]);
  await expect.element(screen.getByRole('listitem').nth(0).getByText('Solo imágenes.')).toBeVisible();
  await expect.element(screen.getByRole('listitem').nth(1).getByText('Pesa mucho.')).toBeVisible();
  await expect.element(screen.getByRole('listitem').nth(2).getByText('Vacío.')).toBeVisible();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('c.pdf: Solo imágenes. d.png: Pesa mucho. e.png: Vacío.');
  expect(upload).not.toHaveBeenCalled();
});

test('the fourth file is refused, and taken once another was removed', async () => {
  upload.mockResolvedValue('ok');
  const screen = await show();
  await dropOn(
    screen.container,
    ['1', '2', '3', '4'].map((name) => png(`${name}.png`)),
  );
  await expect.element(screen.getByText('Ya hay 3.')).toBeVisible();
  expect(upload).toHaveBeenCalledTimes(3);
  await screen.getByRole('button', { name: 'Quitar 1.png' }).click();
  await expect.element(screen.getByLabelText('Comprobante')).toHaveFocus();
  await dropOn(screen.container, [png('5.png')]);
  await expect.poll(() => upload.mock.calls.length).toBe(4);
});

test('a file that did not arrive can be sent again', async () => {
  upload.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('ok');
  const screen = await show();
  await dropOn(screen.container, [png('a.png')]);
  await expect.element(screen.getByText('No llegó.')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar a.png' }).click();
  await expect.poll(() => changed.mock.lastCall).toEqual([['ok']]);
  await expect.element(screen.getByText('No llegó.')).not.toBeInTheDocument();
});

test('a file that turns out to be wrong is refused with its reason, is not offered again, and takes no place', async () => {
  upload.mockRejectedValueOnce(new FileRefusal('type')).mockResolvedValue('ok');
  const screen = await show();
  await dropOn(screen.container, [png('a.png')]);
  await expect.element(screen.getByRole('listitem').getByText('Solo imágenes.')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('a.png: Solo imágenes.');
  await expect.element(screen.getByRole('button', { name: 'Reintentar a.png' })).not.toBeInTheDocument();
  await dropOn(
    screen.container,
    ['1', '2', '3'].map((name) => png(`${name}.png`)),
  );
  await expect.poll(() => changed.mock.lastCall).toEqual([['ok', 'ok', 'ok']]);
});

test('removing a file that is on its way stops it', async () => {
  upload.mockReturnValue(new Promise(() => undefined));
  const screen = await show();
  await dropOn(screen.container, [png('a.png')]);
  await screen.getByRole('button', { name: 'Quitar a.png' }).click();
  expect(upload.mock.lastCall?.[1].signal.aborted).toBe(true);
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
});

test('files that arrived before are in the list, are not sent again, and take their places', async () => {
  upload.mockResolvedValue('C');
  const screen = await show([
    { file: png('a.png'), result: 'A' },
    { file: png('b.png'), result: 'B' },
  ]);
  await expect.element(screen.getByRole('listitem').nth(1).getByText('b.png')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
  await dropOn(screen.container, [png('c.png'), png('d.png')]);
  await expect.poll(() => changed.mock.lastCall).toEqual([['A', 'B', 'C']]);
  await expect.element(screen.getByText('Ya hay 3.')).toBeVisible();
  await screen.getByRole('button', { name: 'Quitar a.png' }).click();
  await expect.poll(() => changed.mock.lastCall).toEqual([['B', 'C']]);
});

test('what is in the list is told while it is on its way, and goes on from there in another field', async () => {
  upload.mockReturnValue(new Promise(() => undefined));
  const file = png('a.png');
  const screen = await show();
  await dropOn(screen.container, [file, new File(['x'], 'nota.txt', { type: 'text/plain' })]);
  await expect.poll(() => kept.mock.lastCall).toEqual([[{ file, result: undefined }]]);
  await screen.unmount();
  expect(kept.mock.lastCall).toEqual([[{ file, result: undefined }]]);

  upload.mockReset().mockResolvedValue('A');
  busy.mockReset();
  await show([{ file }]);
  await expect.poll(() => changed.mock.lastCall).toEqual([['A']]);
  expect(upload.mock.lastCall?.[0]).toBe(file);
  expect(busy.mock.calls).toEqual([[true], [false]]);
  expect(kept.mock.lastCall).toEqual([[{ file, result: 'A' }]]);
});

test('a picture from the clipboard is taken', async () => {
  upload.mockResolvedValue('ok');
  const screen = await show();
  const clipboardData = transferOf([png('pasted.png')]);
  screen
    .getByLabelText('Comprobante')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  await expect.element(screen.getByRole('listitem').getByText('pasted.png')).toBeVisible();
});

function transferOf(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

async function dropOn(container: Element, files: File[]) {
  const zone = container.querySelector('[data-slot="drop-zone"]');
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }));
  await expect.poll(() => container.querySelectorAll('li').length).toBeGreaterThan(0);
}
