import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { member, refuse, succeed, type Answers } from '#testing/answers.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';

const rooms = 'GET /wps/relay/CBS_modelList';
const list = 'GET /wps/v2/chat/rooms/general/messages';
const say = 'POST /wps/v2/chat/rooms/general/messages';
const standing = 'GET /wps/v2/chat/rooms/general/standing';
const room = (code: string, title: string) => ({
  code,
  title,
  slowSeconds: 2,
  accountAgeHoursMin: 0,
  newestId: null,
  here: 0,
});
const message = (id: string, more: object = {}) => ({
  id,
  room: 'general',
  author: 'car***91',
  isOwn: false,
  text: `Mensaje ${id}`,
  removedBy: null,
  at: '2026-11-20T10:00:00Z',
  ...more,
});
const hostile = '<img src=x onerror="document.title=1"> javascript:alert(1) https://x.example';
const messages = [
  message('m3', { text: null, removedBy: 'moderator' }),
  message('m2', { text: hostile }),
  message('m1', { at: '2026-11-19T10:00:00Z' }),
];

async function open(answers: Answers = {}, { token = 't', createSocket = lineOfTest().create } = {}) {
  await page.viewport(1440, 900);
  localStorage.clear();
  return renderSite('/promotions?chat=general', {
    createSocket,
    ...(token === '' ? {} : { token }),
    site: { flags: { CBS3: true } },
    answers: {
      [rooms]: succeed({ content: [room('general', 'General'), room('english', 'Inglés')] }),
      [list]: succeed({ content: messages, hasMore: false }),
      [standing]: succeed({ state: 'clear', until: null }),
      ...answers,
    },
  });
}

test('what was said is text, whatever stands in it, by day, and a removed message says so', async () => {
  const { screen } = await open();
  const log = screen.getByRole('log', { name: 'Mensajes' });
  await expect.element(log.getByText(hostile)).toBeVisible();
  expect(log.element().querySelectorAll('a, img')).toHaveLength(0);
  await expect.element(log.getByText('Un moderador quitó este mensaje')).toBeVisible();
  const days = [log.getByText('19 nov 2026'), log.getByText('20 nov 2026')];
  for (const day of days) await expect.element(day).toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'Sala de chat' });
  expect(await barriers(panel.element())).toEqual([]);
  document.documentElement.dataset['theme'] = 'light';
  expect(await barriers(panel.element())).toEqual([]);
});

test('Enter sends, Shift and Enter begin a line, and a refusal keeps what was written', async () => {
  const bodies: unknown[] = [];
  let isRefused = true;
  const { screen } = await open({
    [say]: async (url, req) => {
      bodies.push(await req.json());
      const answer = isRefused
        ? refuse(422, 'chat.contact', 'Sin contacto')
        : succeed(message('m9', { isOwn: true, text: 'uno\ndos' }));
      return answer(url, req);
    },
  });
  const field = screen.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill('uno');
  (field.element() as HTMLTextAreaElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true }),
  );
  expect(bodies).toEqual([]);
  await field.fill('uno\ndos');
  const enter = () =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  enter();
  await expect.element(screen.getByText('Sin contacto')).toBeVisible();
  await expect.element(field).toHaveValue('uno\ndos');
  isRefused = false;
  enter();
  await expect.element(field).toHaveValue('');
  expect(bodies).toEqual([{ text: 'uno\ndos' }, { text: 'uno\ndos' }]);
  await expect.element(screen.getByRole('log').getByText('Tú')).toBeVisible();
});

test('who writes more than a message takes sees by how much, before it is sent', async () => {
  const { screen } = await open();
  const field = screen.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill('a'.repeat(302));
  await expect.element(field).toHaveAccessibleDescription('Sobran 2 caracteres');
  await field.fill('a'.repeat(300));
  await expect.element(field).not.toHaveAccessibleDescription();
});

test('a message of somebody else can be reported', async () => {
  const { screen, callsOf } = await open({
    'POST /wps/v2/chat/messages/m1/reports': succeed(null),
  });
  await screen.getByRole('button', { name: 'Opciones del mensaje de car***91' }).first().click();
  await screen.getByRole('menuitem', { name: 'Reportar como spam' }).click();
  await expect.element(screen.getByText('Gracias. Un moderador lo revisará.')).toBeVisible();
  expect(callsOf('POST /wps/v2/chat/messages/m1/reports')).toHaveLength(1);
});

test('what is written while a message is on its way stays, and a refusal is not said of what is written next', async () => {
  const answers: PromiseWithResolvers<Response>[] = [];
  const { screen } = await open({
    [say]: () => {
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const field = screen.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill('hola');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers.length).toBe(1);
  await userEvent.keyboard('¿qué tal?');
  const ask = [new URL(window.location.href), new Request(window.location.href)] as const;
  answers[0]?.resolve(await succeed(message('m9', { isOwn: true, text: 'hola' }))(...ask));
  await expect.element(field).toHaveValue('¿qué tal?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(await refuse(429, 'chat.too_soon', 'Más despacio')(...ask));
  await expect.element(screen.getByText('Más despacio')).toBeVisible();
  await field.fill('adiós');
  await expect.element(screen.getByText('Más despacio')).not.toBeInTheDocument();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('what is said of a report or a removal is of the last one, and can be closed', async () => {
  const own = message('m4', { isOwn: true, at: new Date().toISOString() });
  const { screen } = await open({
    [list]: succeed({ content: [own, ...messages], hasMore: false }),
    'DELETE /wps/v2/chat/messages/m4': refuse(409, 'chat.removal_late', 'Ya es tarde'),
    'POST /wps/v2/chat/messages/m1/reports': succeed(null),
  });
  const remove = async () => {
    await screen.getByRole('button', { name: 'Opciones del mensaje de Tú' }).click();
    await screen.getByRole('menuitem', { name: 'Eliminar mi mensaje' }).click();
    await expect.element(screen.getByText('Ya es tarde')).toBeVisible();
  };
  const thanks = screen.getByText('Gracias. Un moderador lo revisará.');
  await remove();
  await screen.getByRole('button', { name: 'Opciones del mensaje de car***91' }).first().click();
  await screen.getByRole('menuitem', { name: 'Reportar como spam' }).click();
  await expect.element(thanks).toBeVisible();
  await expect.element(screen.getByText('Ya es tarde')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(thanks).not.toBeInTheDocument();
  await remove();
});

test('who takes a message back goes on with the keyboard in the list', async () => {
  const { screen } = await open({
    [list]: succeed({ content: [message('m4', { isOwn: true, at: new Date().toISOString() })], hasMore: false }),
    'DELETE /wps/v2/chat/messages/m4': succeed(null),
  });
  await screen.getByRole('button', { name: 'Opciones del mensaje de Tú' }).click();
  await screen.getByRole('menuitem', { name: 'Eliminar mi mensaje' }).click();
  await expect.element(screen.getByText('Quien lo escribió eliminó este mensaje')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('log').element());
});

test('who is muted reads until when, and cannot write', async () => {
  const { screen } = await open({ [standing]: succeed({ state: 'muted', until: '2026-11-21T10:00:00Z' }) });
  await expect.element(screen.getByText(/Un moderador pausó tus mensajes hasta/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Tu mensaje' })).not.toBeInTheDocument();
});

test('what was written is there again after closing and after a pause, and gone once it is said', async () => {
  let state = 'clear';
  const wire = lineOfTest();
  const answer = Promise.withResolvers<Response>();
  const { screen } = await open(
    {
      [standing]: (url, req) => succeed({ state, until: '2026-11-21T10:00:00Z' })(url, req),
      [say]: () => answer.promise,
    },
    { createSocket: wire.create },
  );
  const field = screen.getByRole('textbox', { name: 'Tu mensaje' });
  const opener = screen.getByRole('button', { name: /^Sala de chat/ }).first();
  await field.fill('hola a todos');
  state = 'muted';
  wire.say('chat.standing', {});
  await expect.element(screen.getByText(/Un moderador pausó tus mensajes hasta/)).toBeVisible();
  state = 'clear';
  wire.say('chat.standing', {});
  await expect.element(field).toHaveValue('hola a todos');
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await opener.click();
  await expect.element(field).toHaveValue('hola a todos');
  await field.click();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  const ask = [new URL(window.location.href), new Request(window.location.href)] as const;
  answer.resolve(await succeed(message('m9', { isOwn: true, text: 'hola a todos' }))(...ask));
  await opener.click();
  await expect.element(field).toHaveValue('');
});

test('what one member wrote is not shown to another', async () => {
  const first = await open();
  const field = (screen: typeof first.screen) => screen.getByRole('textbox', { name: 'Tu mensaje' });
  await field(first.screen).fill('hola');
  await first.screen.unmount();
  const { screen } = await open({ 'GET /wps/member/info': succeed({ ...member, account: 'otra.persona' }) });
  await expect.element(field(screen)).toHaveValue('');
});

test('a visitor reads and is shown the way in', async () => {
  const { screen, callsOf } = await open({}, { token: '' });
  await expect.element(screen.getByText('Mensaje m1')).toBeVisible();
  await expect.element(screen.getByText('Puedes leer sin cuenta. Para escribir, inicia sesión.')).toBeVisible();
  expect(callsOf(standing)).toEqual([]);
  await screen.getByRole('region', { name: 'Sala de chat' }).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('Escape closes it, and it stays open from page to page', async () => {
  const { screen } = await open();
  const panel = screen.getByRole('region', { name: 'Sala de chat' });
  await expect.element(panel.getByText('Mensaje m1')).toBeVisible();
  await screen.getByRole('link', { name: 'Inicio' }).first().click();
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/?chat=general');
  await expect.element(panel).toBeVisible();
  panel.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(panel).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('a room that cannot be loaded can be asked for again', async () => {
  const { screen, callsOf } = await open({ [list]: refuse(503, 'unavailable', 'Ahora no') });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf(list).length).toBeGreaterThan(1);
});

test('a site without the module has no chat, whatever the address says', async () => {
  const { screen, callsOf } = await renderSite('/promotions?chat=general', { site: { flags: { CBS3: false } } });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(callsOf(rooms)).toEqual([]);
});

test('in a short window the sheet scrolls, and the messages keep a height in which they scroll by themselves', async () => {
  const many = Array.from({ length: 20 }, (_, index) => message(`m${20 - index}`));
  const { screen } = await open({ [list]: succeed({ content: many, hasMore: false }) });
  await page.viewport(320, 256);
  const log = screen.getByRole('dialog').getByRole('log', { name: 'Mensajes' });
  await expect.poll(() => log.element().clientHeight).toBeGreaterThan(60);
  expect(log.element().clientHeight).toBeLessThan(480);
  expect(log.element().scrollHeight).toBeGreaterThan(log.element().clientHeight);
  await page.viewport(1440, 900);
});
