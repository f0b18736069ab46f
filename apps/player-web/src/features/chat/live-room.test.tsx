import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withNextClick } from '#testing/with-click.ts';

const listCall = 'GET /wps/v2/chat/rooms/general/messages';
const say = 'POST /wps/v2/chat/rooms/general/messages';
const rooms = [{ code: 'general', title: 'General', slowSeconds: 2, accountAgeHoursMin: 0, newestId: null, here: 0 }];
const idOf = (number: number) => `m${String(number).padStart(4, '0')}`;
const line = (number: number, more: object = {}) => ({
  id: idOf(number),
  room: 'general',
  author: 'car***91',
  isOwn: false,
  text: `Línea ${number}.`,
  removedBy: null,
  at: '2026-11-20T10:00:00Z',
  ...more,
});

const paused = { state: 'paused', since: '2026-11-20T10:00:00Z', until: '2026-11-29T10:00:00Z', breaks: [] };

/** A room that keeps these lines and answers for windows as the server does. */
async function open(kept: object[], answers: Answers = {}, tag = 'es') {
  await page.viewport(1440, 900);
  localStorage.clear();
  localStorage.setItem('chat_rules', 'read');
  const line = lineOfTest();
  const site = await renderSite('/promotions?chat=general', {
    token: 't',
    tag,
    site: { flags: { CBS3: true } },
    createSocket: line.create,
    answers: {
      'GET /wps/relay/CBS_modelList': succeed({ content: rooms }),
      'GET /wps/v2/chat/rooms/general/standing': succeed({ state: 'clear', until: null }),
      [listCall]: (url, req) => succeed(windowOf(kept, url))(url, req),
      ...answers,
    },
  });
  const log = site.screen.getByRole('log');
  await expect.element(log).toBeVisible();
  return { ...site, line, log };
}
function windowOf(kept: object[], { searchParams }: URL) {
  const before = searchParams.get('before');
  const found = kept.filter((one) => before === null || (one as { id: string }).id < before).toReversed();
  const limit = Number(searchParams.get('limit'));
  return { content: found.slice(0, limit), hasMore: found.length > limit };
}
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => line(from + place));
const shownIds = (log: Element) => [...log.querySelectorAll('[data-line]')].map((row) => row.getAttribute('data-line'));
const topOf = (log: Element, id: string) =>
  (log.querySelector(`[data-line=${id}]`)?.getBoundingClientRect().top ?? NaN) - log.getBoundingClientRect().top;
const isAtEnd = (log: Element) => log.scrollHeight - log.scrollTop - log.clientHeight < 2;

test('while the line is away a bar says so, what is written stays and is not sent; then what was missed is there', async () => {
  const kept = lines(1, 60);
  const { screen, line: wire, log, callsOf } = await open(kept);
  await expect.element(log.getByText('Línea 60.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill('hola a todos');
  wire.setAway(true);
  const bar = screen.getByText('Reconectando…');
  await expect.element(bar).toBeVisible();
  expect(bar.element().closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toBe(field.element());
  await expect.element(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await expect.element(screen.getByText('Podrás enviarlo cuando vuelva la conexión.')).toBeVisible();
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(callsOf(say)).toEqual([]);
  expect(await barriers(screen.getByRole('region', { name: 'Sala de chat' }).element())).toEqual([]);

  kept.push(...lines(61, 130));
  kept[57] = line(58, { text: null, removedBy: 'moderator' });
  wire.setAway(false);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(log.getByText('Línea 130.')).toBeVisible();
  await expect.element(log.getByText('Un moderador quitó este mensaje')).toBeInTheDocument();
  const ids = shownIds(log.element());
  expect(ids.slice(-120)).toEqual(lines(11, 130).map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(isAtEnd(log.element())).toBe(true);
  await expect.element(field).toHaveValue('hola a todos');
});

test.each([
  ['without a connection', 'No tienes conexión', {}],
  ['while a pause holds', 'Estás en pausa', { 'GET /wps/v2/limits/standing': succeed(paused) }],
] as const)('%s the bar that says so does not push the chat out of the window', async (_when, words, answers) => {
  const { screen } = await open(lines(1, 3), answers);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText(words)).toBeVisible();
  const header = screen.getByRole('banner').element();
  const panel = screen.getByRole('region', { name: 'Sala de chat' }).element();
  for (const top of [0, 400]) {
    window.scrollTo(0, top);
    await expect.poll(() => panel.getBoundingClientRect().top - header.getBoundingClientRect().bottom).toBe(0);
    expect(panel.getBoundingClientRect().bottom).toBe(window.innerHeight);
  }
  connection.mockRestore();
  window.dispatchEvent(new Event('online'));
});

test('who reads further up when the line comes back keeps their place', async () => {
  const kept = lines(1, 60);
  const { screen, line: wire, log } = await open(kept);
  await expect.element(log.getByText('Línea 60.')).toBeVisible();
  log.element().scrollTop = 700;
  log.element().dispatchEvent(new Event('scroll'));
  wire.setAway(true);
  await expect.element(screen.getByText('Reconectando…')).toBeVisible();
  const before = topOf(log.element(), idOf(30));
  kept.push(...lines(61, 100));
  wire.setAway(false);
  await expect.element(screen.getByRole('button', { name: 'Mensajes nuevos' })).toBeVisible();
  expect(Math.abs(topOf(log.element(), idOf(30)) - before)).toBeLessThan(2);
});

test('going up brings older lines without a jump, down to where what is kept begins', async () => {
  const { log, callsOf } = await open(lines(1, 120));
  await expect.element(log.getByText('Línea 120.')).toBeVisible();
  expect(shownIds(log.element())).toHaveLength(50);
  const list = log.element();
  for (const [oldest, count] of [
    [71, 100],
    [21, 120],
  ] as const) {
    list.scrollTop = 100;
    await expect.poll(() => topOf(list, idOf(oldest))).toBeLessThan(200);
    const top = topOf(list, idOf(oldest));
    await expect.poll(() => shownIds(list).length).toBe(count);
    expect(Math.abs(topOf(list, idOf(oldest)) - top)).toBeLessThan(2);
  }
  list.scrollTop = 0;
  await expect.element(log.getByText('Aquí empiezan los mensajes que guardamos.')).toBeVisible();
  expect(shownIds(list)).toEqual(lines(1, 120).map(({ id }) => id));
  expect(callsOf(listCall).map(({ searchParams }) => searchParams.get('before'))).toEqual([null, idOf(71), idOf(21)]);
});

test('older lines that do not come say so, are not asked for at every touch, and come when asked for again', async () => {
  const kept = lines(1, 80);
  let isBroken = true;
  const { screen, log, callsOf } = await open(kept, {
    [listCall]: (url, req) =>
      (url.searchParams.has('before') && isBroken ? refuse(500, 'unknown', 'Ahora no') : succeed(windowOf(kept, url)))(
        url,
        req,
      ),
  });
  await expect.element(log.getByText('Línea 80.')).toBeVisible();
  log.element().scrollTop = 50;
  await expect.element(screen.getByText('No se pudieron cargar los mensajes anteriores.')).toBeVisible();
  log.element().scrollTop = 20;
  log.element().scrollTop = 0;
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(callsOf(listCall)).toHaveLength(2);
  withNextClick(() => (isBroken = false));
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => shownIds(log.element()).length).toBe(80);
});

test('new lines do not move who reads further up; a button takes them down, and the list forgets what is old', async () => {
  const { screen, line: wire, log } = await open(lines(1, 300));
  await expect.element(log.getByText('Línea 300.')).toBeVisible();
  const list = log.element();
  for (const count of [100, 150, 200, 250]) {
    list.scrollTop = 10;
    await expect.poll(() => shownIds(list).length).toBe(count);
  }
  const [first] = shownIds(list);
  const top = topOf(list, first ?? '');
  wire.say('chat.message', line(301));
  wire.say('chat.message', line(301));
  const down = screen.getByRole('button', { name: 'Mensajes nuevos' });
  await expect.element(down).toBeVisible();
  expect(Math.abs(topOf(list, first ?? '') - top)).toBeLessThan(2);
  await down.click();
  await expect.element(log.getByText('Línea 301.')).toBeVisible();
  await expect.element(down).not.toBeInTheDocument();
  expect(document.activeElement).toBe(list);
  await expect.poll(() => shownIds(list)).toEqual(lines(102, 301).map(({ id }) => id));
  expect(isAtEnd(list)).toBe(true);
});

test('how many are in the room is told, and told anew; of an empty room nothing is said', async () => {
  const { screen, line: wire } = await open(lines(1, 3), {
    'GET /wps/relay/CBS_modelList': succeed({ content: [{ ...rooms[0], here: 1 }] }),
  });
  await expect.element(screen.getByText('1 persona aquí ahora')).toBeVisible();
  wire.say('chat.here', { room: 'elsewhere', here: 9 });
  wire.say('chat.here', { room: 'general', here: 12 });
  await expect.element(screen.getByText('12 personas aquí ahora')).toBeVisible();
  wire.setAway(true);
  await expect.element(screen.getByText('12 personas aquí ahora')).not.toBeVisible();
  wire.setAway(false);
  await expect.element(screen.getByText('12 personas aquí ahora')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText('12 personas aquí ahora')).not.toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('12 personas aquí ahora')).toBeVisible();
  wire.say('chat.here', { room: 'general', here: 0 });
  await expect.element(screen.getByText(/aquí ahora/)).not.toBeInTheDocument();
});

test.each([
  [2, 'شخصان هنا الآن'],
  [5, /أشخاص هنا الآن/],
  [40, /شخصًا هنا الآن/],
])('an Arabic reader is told of %i in the form that the number asks for', async (here, words) => {
  const { screen, line: wire } = await open(lines(1, 3), {}, 'ar');
  wire.say('chat.here', { room: 'general', here });
  await expect.element(screen.getByText(words)).toBeVisible();
});
