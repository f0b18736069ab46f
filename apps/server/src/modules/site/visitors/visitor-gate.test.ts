import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, demoPassword, logIn, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const from = (country: string, ip = '203.0.113.5') => ({ 'x-country': country, 'x-forwarded-for': ip });
const refusalOf = async (path: string, headers: Record<string, string>, token?: string) => {
  const { status, body } = await call(rooms, 'GET', path, { headers, ...(token === undefined ? {} : { token }) });
  return [status, body.errorCode];
};
const checks = () =>
  rooms.db
    .selectFrom('location_check')
    .select(['member_id', 'cause', 'country', 'network', 'outcome'])
    .orderBy('at')
    .orderBy('id')
    .execute();
const minutesLater = (minutes: number) => {
  rooms.time.now = new Date(rooms.time.now.getTime() + minutes * 60_000);
};
const games = '/wps/relay/GCSGAME_gameList';
const system = [
  'status',
  'whitelabel',
  'domainRoute',
  'country',
  'location',
  'helpCenter',
  'templates',
  'settings/consolidated',
];

afterEach(() => rooms.sites.setStatus(rooms.siteId, 0));

describe('maintenance', () => {
  test('every call is refused but those that a closed page needs, which tell until when', async () => {
    await rooms.sites.setStatus(rooms.siteId, 1, new Date('2026-11-21T15:00:00Z'));
    expect(await refusalOf(games, {})).toEqual([503, 'site.maintenance']);
    for (const name of system) expect(await refusalOf(`/wps/system/${name}`, {})).toEqual([200, null]);
    const { body } = await call(rooms, 'GET', '/wps/system/status');
    expect(body.value).toMatchObject({ status: 1, endsAt: '2026-11-21T15:00:00.000Z' });
  });

  test('wins over the region', async () => {
    await rooms.sites.setStatus(rooms.siteId, 1);
    expect(await refusalOf(games, from('FR'))).toEqual([503, 'site.maintenance']);
    const { body } = await call(rooms, 'GET', '/wps/system/status', { headers: from('FR') });
    expect(body.value).toMatchObject({ status: 1 });
  });

  test('is over for everybody at once', async () => {
    await rooms.sites.setStatus(rooms.siteId, 1);
    await rooms.sites.setStatus(rooms.siteId, 0);
    expect(await refusalOf(games, {})).toEqual([200, null]);
  });
});

describe('who hides where they are', () => {
  const hidden = { ...from('MX'), 'x-concealed': 'vpn' };
  const policy = async (concealedVisitors: 'allow' | 'verify' | 'block') => {
    const { settings } = await rooms.sites.byId(rooms.siteId);
    await changeSite(rooms, {
      on: ['LOGINIPVERF3'],
      settings: { jurisdiction: { ...settings.jurisdiction, concealedVisitors } },
    });
  };
  afterEach(() => policy('allow'));

  test('is let in, or kept out as from a blocked country, as the site says', async () => {
    expect(await refusalOf(games, hidden)).toEqual([200, null]);
    await policy('block');
    expect(await refusalOf(games, hidden)).toEqual([403, 'site.region_restricted']);
    const { body } = await call(rooms, 'GET', '/wps/system/status', { headers: hidden });
    expect(body.value).toMatchObject({ status: 2 });
    expect(await refusalOf(games, from('MX'))).toEqual([200, null]);
  });

  test('shows a second proof at each login where the site wants it, from a browser that is known too', async () => {
    const { memberId } = await register(rooms, 'oculta');
    const contact = { fact: 'email', value: 'oculta@example.com' } as const;
    const owner = { id: memberId, siteId: rooms.siteId };
    await rooms.db.transaction().execute((tx) => rooms.profiles.setContact(tx, owner, contact));
    await policy('verify');
    const jar = new Map<string, string>();
    const logIn = async (headers: Record<string, string>) => {
      const body = { username: 'oculta', password: demoPassword, type: 'username' };
      return (await call(rooms, 'POST', '/wps/session/login', { body, encrypted: true, headers, jar })).body.value;
    };
    expect(await logIn(from('MX'))).toHaveProperty('token');
    expect(await logIn(hidden)).toMatchObject({
      verification: { reason: 'unregistered_ip', methods: [{ method: 'email' }] },
    });
  });
});

describe('a blocked region', () => {
  test('is refused everything but the system calls, which show the address', async () => {
    expect(await refusalOf(games, from('FR'))).toEqual([403, 'site.region_restricted']);
    expect(await refusalOf('/wps/member/info', from('FR'))).toEqual([403, 'site.region_restricted']);
    for (const name of system) expect(await refusalOf(`/wps/system/${name}`, from('FR'))).toEqual([200, null]);
    const { body } = await call(rooms, 'GET', '/wps/system/status', { headers: from('FR') });
    expect(body.value).toMatchObject({ status: 2, ip: '203.0.113.5' });
  });

  test('lets a country through that is not on the list, and one that nobody knows', async () => {
    expect(await refusalOf(games, from('MX'))).toEqual([200, null]);
    expect(await refusalOf(games, from('XX'))).toEqual([200, null]);
  });

  test('is written down once an hour, with the member whose session it was', async () => {
    const { token, memberId } = await logIn(rooms, 'carla.mendez');
    const before = (await checks()).length;
    for (const ip of ['198.51.100.7', '198.51.100.8']) await refusalOf(games, from('FR', ip));
    await refusalOf('/wps/member/info', from('FR', '198.51.100.9'), token);
    await refusalOf('/wps/member/info', from('FR', '198.51.100.9'), token);
    const refused = { cause: 'call', country: 'FR', network: '198.51.100.0/24', outcome: 'refused' };
    expect((await checks()).slice(before)).toEqual([
      { ...refused, member_id: null },
      { ...refused, member_id: memberId },
    ]);
    minutesLater(61);
    await refusalOf(games, from('FR', '198.51.100.7'));
    expect(await checks()).toHaveLength(before + 3);
  });
});

describe('where a member plays', () => {
  const launch = '/wps/game/launchGame?vendor=SOL&gameCode=frutas-electricas&platform=html5-desktop';

  test('is looked at before a game, after half an hour, and when the address changes', async () => {
    const { token, memberId } = await logIn(rooms, 'carla.mendez');
    const before = (await checks()).length;
    const causes = async () => (await checks()).slice(before).map(({ cause, country }) => `${cause} ${country}`);
    await call(rooms, 'GET', launch, { token, headers: from('MX') });
    await call(rooms, 'GET', launch, { token, headers: from('MX') });
    expect(await causes()).toEqual(['launch MX']);
    minutesLater(20);
    await call(rooms, 'GET', '/wps/member/info', { token, headers: from('MX') });
    minutesLater(11);
    await call(rooms, 'GET', launch, { token, headers: from('MX') });
    expect(await causes()).toEqual(['launch MX', 'launch MX']);
    minutesLater(5);
    await call(rooms, 'GET', '/wps/member/info', { token, headers: from('BR', '198.51.100.20') });
    expect(await causes()).toEqual(['launch MX', 'launch MX', 'address BR']);
    const travels = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `member:${memberId}`)
      .where('component', '=', 'site.locations')
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(travels).toMatchObject({ action: 'travelled', before: { country: 'MX' }, after: { country: 'BR' } });
  });

  test('what was found cannot be rewritten', async () => {
    await expect(rooms.db.updateTable('location_check').set({ country: 'MX' }).execute()).rejects.toThrow(
      'permission denied',
    );
  });
});

test('the age of a newcomer is the one of where they are, when that is higher', async () => {
  const newcomer = {
    username: 'estonio',
    password: 'plumas-2026',
    confirmPassword: 'plumas-2026',
    acceptedTerms: true,
  };
  const join = (country: string) =>
    call(rooms, 'PUT', '/wps/member/register', {
      body: { ...newcomer, birthday: '2007-01-01' },
      encrypted: true,
      headers: from(country, '192.0.2.9'),
    });
  const { status, body } = await join('EE');
  expect([status, body.errorCode, body.params]).toEqual([422, 'identity.under_age', { age: 21 }]);
  expect((await join('MX')).status).toBe(200);
});
