import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { member, refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { forgetDraft } from './draft.ts';

beforeEach(forgetDraft);

const call = 'PUT /wps/feedback';
const open = (answers: Answers, token?: string) =>
  renderSite('/?feedback=open', { answers, ...(token === undefined ? {} : { token }) });

/** The dialog of a member, and what is sent from it. */
async function openToSend() {
  const sent: unknown[] = [];
  const { screen } = await open(
    {
      [call]: async (url, req) => {
        sent.push(await req.json());
        return succeed({ id: '1' })(url, req);
      },
    },
    't',
  );
  return { screen, sent };
}

async function choose(files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (input === null) throw new Error('There is no input for files');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
/** How a PNG begins, and the same in base64. */
const pngBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const png = 'iVBORw0KGgoAAAAN';
const picture = (name: string) => new File([pngBytes], name, { type: 'image/png' });

test('a member says what it is about, writes, adds pictures, and everything arrives', async () => {
  const { screen, sent } = await openToSend();
  await screen.getByRole('combobox', { name: '¿De qué se trata?' }).click();
  await screen.getByRole('option', { name: 'Un juego' }).click();
  await screen.getByRole('textbox', { name: 'Tu mensaje' }).fill(' La ruleta se ve muy bien ');
  await choose([picture('uno.png'), picture('dos.png')]);
  await expect.element(screen.getByRole('button', { name: 'Quitar dos.png' })).toBeVisible();
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ kind: 'game', content: 'La ruleta se ve muy bien', images: [png, png] }]);
  await expect.element(screen.getByText('Gracias, recibimos tu mensaje')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('an empty message and one of more than 140 characters are not sent', async () => {
  const { screen, callsOf } = await open({ [call]: succeed({ id: '1' }) });
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText('Escribe un mensaje.')).toBeVisible();
  const message = screen.getByRole('textbox', { name: 'Tu mensaje' });
  await message.fill('a'.repeat(141));
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText('Usa 140 caracteres como máximo.')).toBeVisible();
  expect(callsOf(call)).toEqual([]);
});

test('a reader of the page by ear hears how many characters are left near the limit, and how many are too many beyond it', async () => {
  const { screen } = await open({});
  const message = screen.getByRole('textbox', { name: 'Tu mensaje' });
  const said = screen.getByRole('dialog').getByRole('status');
  await message.fill('a'.repeat(139));
  await expect.element(said.filter({ hasText: /^Queda 1 carácter$/ }), { timeout: 3_000 }).toBeInTheDocument();
  await message.fill('a'.repeat(143));
  await expect.element(said.filter({ hasText: /^Sobran 3 caracteres$/ }), { timeout: 3_000 }).toBeInTheDocument();
});

test('characters are counted as people see them: emojis of several parts and letters with marks are one each', async () => {
  const { screen, callsOf } = await open({ [call]: succeed({ id: '1' }) });
  await screen.getByRole('combobox', { name: '¿De qué se trata?' }).click();
  await screen.getByRole('option', { name: 'Un juego' }).click();
  await screen.getByRole('textbox', { name: 'Tu mensaje' }).fill('👩‍👩‍👧नी'.repeat(70));
  await expect.element(screen.getByText('140/140')).toBeVisible();
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.poll(() => callsOf(call)).toHaveLength(1);
});

test('what is wrong is said until it is mended, and of what is written now', async () => {
  const { screen } = await open({});
  const message = screen.getByRole('textbox', { name: 'Tu mensaje' });
  const kind = screen.getByRole('combobox', { name: '¿De qué se trata?' });
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(kind).toHaveAttribute('aria-invalid', 'true');
  await expect.element(kind).toHaveFocus();
  await kind.click();
  await screen.getByRole('option', { name: 'Un juego' }).click();
  await expect.element(kind).not.toHaveAttribute('aria-invalid');
  await message.fill('a'.repeat(150));
  await expect.element(screen.getByText('Escribe un mensaje.')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Usa 140 caracteres como máximo.')).toBeVisible();
  await message.fill('aa');
  await expect.element(screen.getByText('Usa 140 caracteres como máximo.')).not.toBeInTheDocument();
  await expect.element(message).not.toHaveAttribute('aria-invalid');
});

test('what was not sent is there again after closing, pictures too, and gone once it is sent', async () => {
  const { screen } = await open({ [call]: succeed({ id: '1' }) }, 't');
  const link = screen.getByRole('link', { name: 'Enviar comentarios' }).first();
  const message = screen.getByRole('textbox', { name: 'Tu mensaje' });
  const kind = screen.getByRole('combobox', { name: '¿De qué se trata?' });
  await kind.click();
  await screen.getByRole('option', { name: 'Un juego' }).click();
  await message.fill('Hola');
  await choose([picture('uno.png')]);
  await expect.element(screen.getByRole('button', { name: 'Quitar uno.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await link.click();
  await expect.element(message).toHaveValue('Hola');
  await expect.element(kind).toHaveTextContent('Un juego');
  await expect.element(screen.getByRole('button', { name: 'Quitar uno.png' })).toBeVisible();
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await link.click();
  await expect.element(message).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Quitar uno.png' }).elements()).toHaveLength(0);
});

test('a picture that is still being read when the dialog closes is read on when it opens again, and sent', async () => {
  const { screen, sent } = await openToSend();
  // A file out of a cloud, whose beginning does not come.
  const slow = picture('lenta.png');
  const asFast = slow.slice.bind(slow);
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) });
  await screen.getByRole('textbox', { name: 'Tu mensaje' }).fill('Hola');
  // A transfer would hold a copy of the file.
  const files = Object.assign([slow], { item: (at: number) => [slow][at] ?? null });
  const zone = document.querySelector('[data-slot=drop-zone]');
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(drop, 'dataTransfer', { value: { files } });
  zone?.dispatchEvent(drop);
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  slow.slice = asFast;
  await screen.getByRole('link', { name: 'Enviar comentarios' }).first().click();
  await expect.element(screen.getByText(/^Lista/)).toBeVisible();
  await screen.getByRole('combobox', { name: '¿De qué se trata?' }).click();
  await screen.getByRole('option', { name: 'Un juego' }).click();
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ kind: 'game', content: 'Hola', images: [png] }]);
});

test('what one member wrote is not shown to another', async () => {
  const first = await open({}, 't');
  await first.screen.getByRole('textbox', { name: 'Tu mensaje' }).fill('Hola');
  await first.screen.unmount();
  const second = await open({ 'GET /wps/member/info': succeed({ ...member, account: 'otra.persona' }) }, 'u');
  await expect.element(second.screen.getByRole('textbox', { name: 'Tu mensaje' })).toHaveValue('');
});

test('a visitor writes without pictures and learns why', async () => {
  const { screen } = await open({});
  await expect.element(screen.getByText('Inicia sesión para agregar imágenes.')).toBeVisible();
  expect(document.querySelector('[role=dialog] input[type=file]')).toBeNull();
});

test('what the server refuses is told, and what was written stays', async () => {
  const { screen } = await open({ [call]: refuse(429, 'members.feedback_too_many', 'Cuéntanos más mañana') }, 't');
  await screen.getByRole('combobox', { name: '¿De qué se trata?' }).click();
  await screen.getByRole('option', { name: 'Otra cosa' }).click();
  await screen.getByRole('textbox', { name: 'Tu mensaje' }).fill('Hola');
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText('Cuéntanos más mañana')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Tu mensaje' })).toHaveValue('Hola');
});

test('a file of another kind is named with its reason', async () => {
  const { screen } = await open({}, 't');
  await expect.element(screen.getByText('Elige, arrastra o pega imágenes')).toBeVisible();
  await choose([new File(['x'], 'nota.txt', { type: 'text/plain' })]);
  await expect.element(screen.getByText('Solo PNG o JPG.')).toBeVisible();
});

test('a file that only calls itself a picture is refused as soon as it is chosen, and not sent', async () => {
  const { screen, sent } = await openToSend();
  await screen.getByRole('combobox', { name: '¿De qué se trata?' }).click();
  await screen.getByRole('option', { name: 'Un juego' }).click();
  await screen.getByRole('textbox', { name: 'Tu mensaje' }).fill('Hola');
  await choose([new File(['%PDF-1.7'], 'nota.png', { type: 'image/png' })]);
  await expect.element(screen.getByText('Solo PNG o JPG.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Reintentar/ })).not.toBeInTheDocument();
  await choose([picture('uno.png')]);
  await expect.element(screen.getByText(/^Lista/)).toBeVisible();
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ kind: 'game', content: 'Hola', images: [png] }]);
});

test('the footer and the side menu lead here where the site takes remarks', async () => {
  const { screen } = await renderSite('/', {});
  const links = screen.getByRole('link', { name: 'Enviar comentarios' });
  await expect.element(links.first()).toHaveAttribute('href', '/?feedback=open');
});
