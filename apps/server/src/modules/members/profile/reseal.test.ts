import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from '#kernel/crypto/vault.ts';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { memberJobs } from '../index.ts';
import { createProfiles } from './profiles.service.ts';

const rooms = useRooms(useTestDatabase());
const [old, fresh] = ['old', 'new'].map((id) => ({ id, secret: randomBytes(32) })) as [Key, Key];
type Key = { id: string; secret: Buffer };

test('after a change of key everything is found, and once it is sealed anew the earlier key is not needed', async () => {
  const { memberId } = await register(rooms, 'de.antes');
  const facts = { mobile: '+525512345678', email: 'de.antes@correo.mx', payeeName: 'Ana López' };
  const of = (...keys: [Key, ...Key[]]) =>
    createProfiles({ clock: rooms.clock, vault: createVault('personal data', keys) });
  const newcomer = { memberId, siteId: rooms.siteId, facts, birthday: '1990-01-01', isMobileVerified: false };
  await rooms.db.deleteFrom('member_profile').execute();
  await rooms.db.transaction().execute((tx) => of(old).create(tx, newcomer));

  const both = of(fresh, old);
  expect(await both.holderOf(rooms.db, rooms.siteId, 'email', facts.email)).toBe(memberId);
  const job = memberJobs({ db: rooms.db, profiles: both })[0];
  await job?.run();
  await job?.run();

  const alone = of(fresh);
  expect((await alone.of(rooms.db, memberId)).facts).toEqual(facts);
  expect(await alone.holderOf(rooms.db, rooms.siteId, 'mobile', facts.mobile)).toBe(memberId);
  const twin = { ...newcomer, memberId: randomUUID(), facts: { payeeName: 'ANA LÓPEZ' } };
  const found = rooms.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('member')
      .values({
        id: twin.memberId,
        site_id: rooms.siteId,
        account: 'gemela',
        nickname: 'gemela',
        currency: 'MXN',
        created_at: rooms.time.now,
      })
      .execute();
    return alone.create(tx, twin);
  });
  expect(await found).toEqual({ namesakes: [memberId] });
});
