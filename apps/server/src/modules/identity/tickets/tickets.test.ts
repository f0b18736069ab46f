import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, logIn, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
let memberId = '';

beforeAll(async () => {
  ({ memberId } = await register(rooms, 'llega_por_liga'));
});

const issue = (): Promise<string> =>
  rooms.db
    .transaction()
    .execute((tx) =>
      rooms.identity.tickets.issue(tx, { siteId: rooms.siteId, memberId, side: 'member', way: 'third_party' }),
    );
const exchange = (ticket: string): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/exchange', { body: { ticket } });
const over = [401, 'identity.ticket_invalid'];

describe('a ticket', () => {
  test('opens a session once', async () => {
    const ticket = await issue();
    const { token } = (await exchange(ticket)).body.value as { token: string };
    expect(await rooms.identity.member(token)).toMatchObject({ memberId });
    expect(refusalOf(await exchange(ticket))).toEqual(over);
  });

  test('used by many at once opens one session', async () => {
    const ticket = await issue();
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(ticket)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is over after a minute, and a session token is none', async () => {
    const ticket = await issue();
    passMinutes(rooms, 1);
    expect(refusalOf(await exchange(ticket))).toEqual(over);
    const { token } = await register(rooms, 'otra_liga');
    expect(refusalOf(await exchange(token))).toEqual(over);
  });

  test('brings an agent from the player site to the portal, and a player nowhere', async () => {
    const { token } = await logIn(rooms, 'norte_mx');
    const ask = (session: string) => call(rooms, 'POST', '/wps/v2/session/ticket', { token: session });
    const { ticket } = (await ask(token)).body.value as { ticket: string };
    const opened = (await exchange(ticket)).body.value as { token: string };
    const [session] = (await call(rooms, 'GET', '/wps/v2/member/sessions', opened)).body.value as { side: string }[];
    expect(session).toMatchObject({ side: 'agent', isCurrent: true });
    const player = await register(rooms, 'sin_portal');
    expect(refusalOf(await ask(player.token))).toEqual([403, 'session.not_allowed']);
    expect((await call(rooms, 'POST', '/wps/v2/session/ticket')).status).toBe(401);
  });

  test('does not let in who is kept out', async () => {
    await rooms.members.setState(memberId, 'suspended');
    expect(refusalOf(await exchange(await issue()))).toEqual([403, 'identity.account_suspended']);
    await rooms.members.setState(memberId, 'active');
  });
});
