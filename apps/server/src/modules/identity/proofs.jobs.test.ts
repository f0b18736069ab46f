import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createVault } from '#kernel/crypto/vault.ts';
import { useTestDatabase } from '#testing/database.ts';
import { setUpApp } from '#testing/factors.ts';
import { passMinutes } from '#testing/people-at-the-door.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { eraseProofs } from './factors/erase-proofs.store.ts';
import { createTotp } from './factors/totp/totp.ts';
import { proofJobs } from './proofs.jobs.ts';

const rooms = useRooms(useTestDatabase());
const day = 24 * 60;

async function runJobs(): Promise<void> {
  for (const job of proofJobs(rooms)) await job.run();
}

const isKnown = (memberId: string, ip: string) => rooms.verification.isAddressKnown(rooms.db, memberId, ip);
const learn = (memberId: string, ip: string) =>
  rooms.db.transaction().execute((tx) => rooms.verification.learnAddress(tx, memberId, ip));

describe('known addresses', () => {
  test('are networks: the neighbours count, and an IPv4 address in the clothes of IPv6', async () => {
    const { memberId } = await register(rooms, 'redes');
    await learn(memberId, '192.0.2.77');
    await learn(memberId, '2001:db8:5:1::9');
    const ips = [
      '192.0.2.1',
      '::ffff:192.0.2.9',
      '192.0.3.77',
      '2001:db8:5:ffff::1',
      '2001:db8:6::9',
      '::ffff:198.51.100.1',
    ];
    const known = await Promise.all(ips.map((ip) => isKnown(memberId, ip)));
    expect(known).toEqual([true, true, false, true, false, false]);
  });

  test('are forgotten after a year without a login from there', async () => {
    const { memberId } = await register(rooms, 'olvidos');
    await learn(memberId, '192.0.2.77');
    passMinutes(rooms, 300 * day);
    await learn(memberId, '198.51.100.1');
    passMinutes(rooms, 66 * day);
    await runJobs();
    expect([await isKnown(memberId, '192.0.2.77'), await isKnown(memberId, '198.51.100.1')]).toEqual([false, true]);
  });
});

test('a challenge that nobody answered goes when its time is over', async () => {
  const { memberId } = await register(rooms, 'reto');
  const site = await rooms.sites.byId(rooms.siteId);
  await rooms.factors.passkeys.requestOptions({ site }, { purpose: 'proof', memberId });
  const left = () => rooms.db.selectFrom('passkey_challenge').select('challenge').execute();
  await runJobs();
  expect(await left()).toHaveLength(1);
  passMinutes(rooms, 6);
  await runJobs();
  expect(await left()).toEqual([]);
});

test('after a change of keys secrets of apps are sealed with the new one, and go on', async () => {
  const keys = ['nueva', 'vieja'].map((id) => ({ id, secret: randomBytes(32) })) as [
    { id: string; secret: Buffer },
    { id: string; secret: Buffer },
  ];
  const { memberId } = await register(rooms, 'llaves');
  const before = createTotp({ ...rooms, vault: createVault('personal data', [keys[1]]) });
  await rooms.db.transaction().execute((tx) => before.begin(tx, { id: memberId, account: 'llaves' }, 'Quetzal'));
  await createTotp({ ...rooms, vault: createVault('personal data', keys) }).reseal(rooms.db);
  const row = rooms.db.selectFrom('totp_factor').select('secret').where('member_id', '=', memberId);
  expect((await row.executeTakeFirstOrThrow()).secret).toMatch(/^nueva\./);
  const after = createTotp({ ...rooms, vault: createVault('personal data', [keys[0]]) });
  const answer = await rooms.db.transaction().execute((tx) => after.confirm(tx, memberId, '000000'));
  expect(answer).toBe('wrong');
});

test('of an account that is erased nothing is left to show', async () => {
  const { token, memberId } = await register(rooms, 'borrada');
  await setUpApp(rooms, token);
  await learn(memberId, '192.0.2.77');
  await rooms.db.transaction().execute((tx) => eraseProofs(tx, memberId));
  expect(await isKnown(memberId, '192.0.2.77')).toBe(false);
  for (const table of ['totp_factor', 'recovery_code', 'known_address'] as const) {
    const rows = rooms.db.selectFrom(table).select('member_id').where('member_id', '=', memberId);
    expect({ [table]: await rows.execute() }).toEqual({ [table]: [] });
  }
});
