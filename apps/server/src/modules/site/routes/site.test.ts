import { completeTags } from '@quetzal/i18n';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());

describe('200', () => {
  test('the status carries the time, the address and the key for encrypted calls', async () => {
    const { status, body } = await call(rooms, 'GET', '/wps/system/status');
    expect(status).toBe(200);
    const key = expect.objectContaining({ kty: 'EC', crv: 'P-256', kid: rooms.encryption.publicKey.kid });
    const serverNow = rooms.time.now.getTime();
    expect(body.value).toEqual({ status: 0, endsAt: null, serverNow, ip: '127.0.0.1', encryptionKey: key });
  });

  test('the site file names brand, languages, flags and links', async () => {
    const { body } = await call(rooms, 'GET', '/wps/system/whitelabel');
    const value = body.value as { languages: string[]; flags: Record<string, boolean> };
    expect(value).toMatchObject({
      merchantCode: 'quetzal',
      currency: 'MXN',
      currencySymbol: '$',
      currencyPlaces: 2,
      links: { playerSite: 'http://localhost:4100', agentSite: 'http://localhost:4200' },
    });
    expect(value.languages[0]).toBe('es');
    expect(value.languages.toSorted()).toEqual(completeTags.toSorted());
    expect(value.flags).toMatchObject({ COMM3: true, PTSYS3: false, agentPage: true });
  });

  test('a site is found by its host when no merchant is named', async () => {
    const answer = await rooms.api.inject({
      method: 'GET',
      url: '/wps/system/whitelabel',
      headers: { host: 'localhost:4100' },
    });
    expect(answer.json().value.merchantCode).toBe('quetzal');
  });

  test('the registration rules say what each field asks', async () => {
    const { body } = await call(rooms, 'GET', '/wps/system/setting/register');
    const { fields } = body.value as { fields: Record<string, object> };
    expect(fields['username']).toMatchObject({ required: true, minLength: 4, maxLength: 16, patternId: 19 });
    expect(fields['email']).toEqual({ enabled: false, required: false });
  });

  test('a change of status is seen by the next call', async () => {
    await rooms.sites.setStatus(rooms.siteId, 1);
    expect((await call(rooms, 'GET', '/wps/system/status')).body.value).toMatchObject({ status: 1 });
    await rooms.sites.setStatus(rooms.siteId, 0);
    expect(rooms.events.published.map(({ name }) => name)).toContain('site.changed');
    const events = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'subject', 'actor_kind', 'before', 'after'])
      .where('component', '=', 'site.status')
      .orderBy('id')
      .execute();
    const about = { action: 'changed', subject: `site:${rooms.siteId}`, actor_kind: 'system' };
    expect(events).toEqual([
      { ...about, before: { status: 0, endsAt: null }, after: { status: 1, endsAt: null } },
      { ...about, before: { status: 1, endsAt: null }, after: { status: 0, endsAt: null } },
    ]);
  });

  test('moving money to uplines is offered where the file has it and rules say how much', async () => {
    const { document } = await rooms.sites.files.show('quetzal');
    const features = { ...document.features, transferUpline: true };
    await rooms.sites.files.write({ ...document, features }, { source: 'import', actorId: 'ana' });
    const isOffered = async () => {
      await rooms.sites.setStatus(rooms.siteId, 0);
      const { body } = await call(rooms, 'GET', '/wps/system/whitelabel');
      return (body.value as { flags: Record<string, boolean> }).flags['transferUpline'];
    };
    expect(await isOffered()).toBe(false);
    const amounts = { amount_min: 1n, amount_max: 2n, day_amount_max: 3n };
    const rules = { site_id: rooms.siteId, is_allowed: true, ...amounts };
    await rooms.db.insertInto('upline_transfer_policy').values(rules).execute();
    expect(await isOffered()).toBe(true);
    await rooms.db.updateTable('upline_transfer_policy').set({ is_allowed: false }).execute();
    expect(await isOffered()).toBe(false);
  });
});

describe('400', () => {
  test('an unknown merchant is refused', async () => {
    const { status, body } = await call(rooms, 'GET', '/wps/system/status', { headers: { merchant: 'nobody' } });
    expect([status, body.errorCode]).toEqual([400, 'request.merchant_unknown']);
  });
});

describe('403', () => {
  test('a module that the site switched off is not available', async () => {
    await rooms.db
      .updateTable('site')
      .set({ modules: ['COMM3'] })
      .execute();
    await rooms.sites.setStatus(rooms.siteId, 0);
    const { status, body } = await call(rooms, 'GET', '/wps/system/setting/register');
    expect([status, body.errorCode]).toEqual([403, 'function.not.available']);
  });
});
