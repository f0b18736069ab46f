import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { member, onlyPage, refuse, succeed, type Answers } from '#testing/answers.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';

const list = 'GET /wps/relay/CSP_getInbox';
const count = 'GET /wps/relay/CSP_unreadCount';
const message = (id: string, more: object = {}) => ({
  id,
  kind: 'deposit_settled',
  title: `Depósito ${id}`,
  text: 'Primer párrafo.\nSegundo párrafo.',
  createdAt: '2026-11-20T10:00:00Z',
  readAt: null,
  ...more,
});
const messages = [message('m1'), message('m2', { readAt: '2026-11-20T11:00:00Z' })];
const open = (answers: Answers = {}, address = '/?overlay=messageV2', line = lineOfTest()) =>
  renderSite(address, {
    token: 't',
    createSocket: line.create,
    site: { flags: { INBOX3: true } },
    answers: {
      [count]: succeed({ unread: 1 }),
      [list]: succeed(onlyPage(messages, { unread: 1 })),
      'PUT /wps/v2/member/messages/m1/read': succeed({ unread: 0 }),
      'PUT /wps/v2/member/messages/read': succeed({ unread: 0 }),
      ...answers,
    },
  });

test('opening an unread message reads it once, shows its paragraphs, and the count goes down', async () => {
  const { screen, callsOf } = await open();
  await expect.element(screen.getByRole('button', { name: /Mensajes.*1 mensaje sin leer/ })).toBeVisible();
  await screen.getByRole('button', { name: /Depósito m1/ }).click();
  await expect.element(screen.getByText('Segundo párrafo.')).toBeVisible();
  await expect.poll(() => callsOf('PUT /wps/v2/member/messages/m1/read')).toHaveLength(1);
  await expect.element(screen.getByText('1 mensaje sin leer')).not.toBeInTheDocument();
  expect(new URLSearchParams(window.location.search).get('section')).toBe('m1');
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
});

test('an address that names an unread message opens and reads it, once', async () => {
  const { screen, callsOf } = await open({}, '/?overlay=messageV2&section=m1');
  await expect.element(screen.getByText('Segundo párrafo.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Marcar todo como leído' })).toBeDisabled();
  await screen.getByRole('button', { name: /Depósito m1/ }).click();
  await screen.getByRole('button', { name: /Depósito m1/ }).click();
  await expect.element(screen.getByText('Segundo párrafo.')).toBeVisible();
  expect(callsOf('PUT /wps/v2/member/messages/m1/read')).toHaveLength(1);
});

test('a message that was read before is not read again', async () => {
  const { screen, callsOf } = await open();
  await screen.getByRole('button', { name: /Depósito m2/ }).click();
  await expect.element(screen.getByText('Primer párrafo.')).toBeVisible();
  expect(callsOf('PUT /wps/v2/member/messages/m2/read')).toEqual([]);
});

test('what is read on another screen leaves the count at once and the list as it is; what comes is shown', async () => {
  const line = lineOfTest();
  const { screen, callsOf } = await open({}, undefined, line);
  await expect.element(screen.getByRole('button', { name: /Mensajes.*1 mensaje sin leer/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Depósito m1.*Sin leer/ })).toBeVisible();
  await expect.poll(() => line.isHeard('message.arrived')).toBe(true);
  line.say('message.arrived', { unread: 0 });
  await expect.element(screen.getByText('1 mensaje sin leer')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /Depósito m1.*Sin leer/ })).not.toBeInTheDocument();
  expect(callsOf(list)).toHaveLength(1);
  line.say('message.arrived', { unread: 1 });
  await expect.element(screen.getByRole('button', { name: /Mensajes.*1 mensaje sin leer/ })).toBeVisible();
  await expect.poll(() => callsOf(list)).toHaveLength(2);
});

test('a deleted message can be put back while its notice is shown', async () => {
  const said: unknown[] = [];
  const { screen } = await open({
    'PUT /wps/v2/member/messages/m2/deleted': async (url, req) => {
      said.push(await req.json());
      return succeed({ unread: 1 })(url, req);
    },
  });
  await screen.getByRole('button', { name: /Depósito m2/ }).click();
  await screen.getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(() => said).toEqual([{ deleted: true }]);
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => said).toEqual([{ deleted: true }, { deleted: false }]);
});

test('all can be read at once', async () => {
  const { screen, callsOf } = await open();
  await screen.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect.poll(() => callsOf('PUT /wps/v2/member/messages/read')).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Marcar todo como leído' })).toBeDisabled();
});

test('only the unread ones can be asked for, and an empty list says so', async () => {
  const { screen, callsOf } = await open({
    [list]: (url, req) =>
      succeed(onlyPage(url.searchParams.get('unreadOnly') === 'true' ? [] : messages, { unread: 0 }))(url, req),
  });
  await screen.getByText('Sin leer', { exact: true }).first().click();
  await expect.element(screen.getByText('Ya leíste todo')).toBeVisible();
  expect(callsOf(list).at(-1)?.searchParams.get('unreadOnly')).toBe('true');
});

test('messages that cannot be loaded can be asked for again', async () => {
  const { screen, callsOf } = await open({ [list]: refuse(503, 'unavailable', 'Ahora no') });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf(list).length).toBeGreaterThan(1);
});

test('more messages that do not come say so under those that did', async () => {
  const { screen } = await open({
    [list]: (url, req) =>
      url.searchParams.has('before')
        ? refuse(500, 'internal', 'Algo falló')(url, req)
        : succeed(onlyPage(messages, { unread: 1, totalPages: 2, totalElements: 3 }))(url, req),
  });
  await screen.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(screen.getByRole('alert').getByText('Algo falló')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Depósito m1/ })).toBeVisible();
});

test('a trial account asks for no count and no message', async () => {
  const { screen, callsOf } = await open({ 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }) });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect([callsOf(count), callsOf(list)]).toEqual([[], []]);
});

/** An inbox of unread messages whose server keeps what was read and put away, as the real one does. */
function inboxOf(ids: readonly string[]) {
  const inbox = { unread: [...ids], put: new Set<string>() };
  const page: Answers[string] = (url, req) => {
    const before = url.searchParams.get('before');
    const kept = (url.searchParams.get('unreadOnly') === 'true' ? inbox.unread : ids).filter(
      (id) => !inbox.put.has(id),
    );
    const older = before === null ? kept : kept.filter((id) => ids.indexOf(id) > ids.indexOf(before));
    const content = older
      .slice(0, 2)
      .map((id) => message(id, { readAt: inbox.unread.includes(id) ? null : '2026-11-20T11:00:00Z' }));
    const totals = { totalPages: Math.max(1, Math.ceil(older.length / 2)), totalElements: older.length };
    return succeed(onlyPage(content, { unread: inbox.unread.length, ...totals }))(url, req);
  };
  const acts = ids.flatMap((id): [string, Answers[string]][] => [
    [
      `PUT /wps/v2/member/messages/${id}/read`,
      (url, req) => {
        inbox.unread = inbox.unread.filter((unread) => unread !== id);
        return succeed({ unread: inbox.unread.length })(url, req);
      },
    ],
    [
      `PUT /wps/v2/member/messages/${id}/deleted`,
      async (url, req) => {
        const { deleted } = (await req.json()) as { deleted: boolean };
        if (deleted) inbox.put.add(id);
        else inbox.put.delete(id);
        return succeed({ unread: inbox.unread.length })(url, req);
      },
    ],
  ]);
  return { inbox, answers: { [list]: page, [count]: succeed({ unread: ids.length }), ...Object.fromEntries(acts) } };
}

test('a message that is put away or read on another screen goes, or loses its dot, on this one', async () => {
  const line = lineOfTest();
  const { inbox, answers } = inboxOf(['m2', 'm1']);
  const { screen } = await open(answers, undefined, line);
  const [one, other] = ['m1', 'm2'].map((id) => screen.getByRole('button', { name: new RegExp(`Depósito ${id}`) }));
  await expect.element(other!).toBeVisible();
  await expect.poll(() => line.isHeard('message.changed')).toBe(true);
  inbox.put.add('m2');
  line.say('message.changed', { id: 'm2', change: 'put_away' });
  await expect.element(other!).not.toBeInTheDocument();
  line.say('message.changed', { id: 'm1', change: 'read' });
  await expect.element(one!.getByText('Sin leer')).not.toBeInTheDocument();
  inbox.put.delete('m2');
  line.say('message.changed', { id: 'm2', change: 'put_back' });
  await expect.element(other!).toBeVisible();
});

test('of unread ones, what was read stays open in its place while others come, and the next page leaves none out', async () => {
  const line = lineOfTest();
  const { answers } = inboxOf(['m5', 'm4', 'm3', 'm2', 'm1']);
  const { screen, callsOf } = await open(answers, undefined, line);
  await screen.getByText('Sin leer', { exact: true }).first().click();
  await screen.getByRole('button', { name: /Depósito m4/ }).click();
  await expect.poll(() => callsOf('PUT /wps/v2/member/messages/m4/read')).toHaveLength(1);
  const asked = callsOf(list).length;
  line.say('message.arrived', { unread: 6 });
  await expect.poll(() => callsOf(list).length).toBeGreaterThan(asked);
  await screen.getByRole('button', { name: 'Ver más' }).click();
  const shown = () =>
    screen
      .getByRole('button', { name: /Depósito m/ })
      .elements()
      .map(({ textContent }) => /m\d/.exec(textContent)?.[0]);
  await expect.poll(shown).toEqual(['m5', 'm4', 'm3', 'm2', 'm1']);
  await expect.element(screen.getByText('Segundo párrafo.')).toBeVisible();
});

test('of unread ones, what was put away comes back to its place by the offer to undo it', async () => {
  const { answers } = inboxOf(['m2', 'm1']);
  const { screen } = await open(answers);
  await screen.getByText('Sin leer', { exact: true }).first().click();
  await screen.getByRole('button', { name: /Depósito m2/ }).click();
  await screen.getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(screen.getByRole('button', { name: /Depósito m2/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(screen.getByRole('button', { name: /Depósito m2/ })).toBeVisible();
});

test('a word that is longer than the panel is broken within it', async () => {
  const long = 'x'.repeat(400);
  const { screen } = await open({
    [list]: succeed(onlyPage([message('m1', { title: long, text: long })], { unread: 1 })),
  });
  await screen.getByRole('button', { name: /xxx/ }).click();
  await expect.element(screen.getByText(long).nth(1)).toBeVisible();
  const text = screen.getByText(long).nth(1).element();
  const [row, button] = [text.closest('li')!, text.closest('li')!.querySelector('button')!];
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});
