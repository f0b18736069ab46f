import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createFeedReader, createSignedCall, fetchWalletKeys, WalletUnreachable } from '@quetzal/vendor-kit/client';
import { callPaths } from '@quetzal/vendor-kit/protocol';
import type { SigningKeys } from '@quetzal/vendor-kit/signature';
import { runTorture, tortureCases } from '@quetzal/vendor-kit/torture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { readVendorSecrets, readVendorSigningKey, vendorRoutes } from '#modules/vendors';
import { allCommitted } from '#testing/all-committed.ts';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { launchTokenFor } from '#testing/vendor-client.ts';

const database = useTestDatabase();
const rooms: Rooms = useRooms(database);
const [vendor, later, platform] = [0, 1, 2].map(() => generateKeyPairSync('ed25519'));
if (vendor === undefined || later === undefined || platform === undefined) throw new Error('no keys');
const xOf = ({ publicKey }: typeof vendor) => publicKey.export({ format: 'jwk' }).x;
let api: Api;
let baseUrl: string;
let keys: SigningKeys;

beforeAll(async () => {
  const signingKey = readVendorSigningKey(
    JSON.stringify({ ...platform.privateKey.export({ format: 'jwk' }), kid: 'quetzal-1' }),
  );
  const secrets = readVendorSecrets(JSON.stringify({ SOL: { publicKeys: [xOf(later), xOf(vendor)] } }), signingKey);
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    authenticator: { member: rooms.identity.member, operator: async () => undefined },
    sites: rooms.sites,
    encryption: rooms.encryption,
    translate: (code) => code,
    trustProxy: true,
    checkReady: async () => undefined,
    routes: [vendorRoutes({ ...rooms, secrets, signingKey, dialects: new Map() })],
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  keys = { own: vendor.privateKey, theirs: await fetchWalletKeys({ baseUrl, timeoutMs: 5_000, fetch }) };
});
afterAll(() => api.close());

const callerWith = (secret: SigningKeys) => {
  const now = () => rooms.time.now;
  const signed = createSignedCall({ baseUrl, vendorCode: 'SOL', secret, now, timeoutMs: 5_000, fetch });
  const body = { requestId: randomUUID(), operatorId: 'quetzal', launchToken: 'none', gameCode: 'frutas-electricas' };
  return signed(callPaths.authenticate, body);
};

describe('a vendor that signs with a key', () => {
  test('finds ours published, by its name', async () => {
    const answer = await fetch(`${baseUrl}/vendor/v1/keys`);
    expect(await answer.json()).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: 'quetzal-1', x: xOf(platform) }],
    });
    const refused = await fetch(`${baseUrl}/vendor/v1/wallet/bet`, { method: 'POST', headers: { 'x-vendor': 'SOL' } });
    expect([refused.status, refused.headers.get('x-key-id')]).toEqual([401, 'quetzal-1']);
  });

  test('is believed with either of its keys, and with nobody else’s or a secret not', async () => {
    const { theirs } = keys as Exclude<SigningKeys, string>;
    expect(await callerWith(keys)).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await callerWith({ own: later.privateKey, theirs })).toMatchObject({ status: 'INVALID_TOKEN' });
    const stranger = { own: generateKeyPairSync('ed25519').privateKey, theirs };
    expect(await callerWith(stranger)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    await expect(callerWith('only-for-tests-solaris')).rejects.toThrow(WalletUnreachable);
  });

  test('passes the whole torture kit, and reads its feed', async () => {
    const { token, memberId } = await register(rooms, 'tortura.llave');
    await rooms.fund(memberId, 400n * 10_000n);
    await grantFreeRounds(rooms, memberId, { rounds: 3 });
    const launchToken = await launchTokenFor(rooms, token);
    const now = () => rooms.time.now;
    const deps = { baseUrl, vendorCode: 'SOL', secret: keys, now, timeoutMs: 5_000, fetch };
    const entry = { requestId: randomUUID(), operatorId: 'quetzal', launchToken, gameCode: 'frutas-electricas' };
    const { sessionToken = '' } = await createSignedCall(deps)(callPaths.authenticate, entry);
    const report = await runTorture({
      ...deps,
      operatorId: 'quetzal',
      playerRef: memberId,
      sessionToken,
      currency: 'MXN',
      gameCode: 'frutas-electricas',
      stake: '1.00',
      otherCurrency: 'USD',
      atOnce: 100,
      freeRounds: true,
      patienceMs: 60_000,
      promptMs: 15_000,
      createId: randomUUID,
      endSession: async () => void (await call(rooms, 'DELETE', '/wps/session/logout', { token })),
      passTime: async (ms) => {
        rooms.time.now = new Date(rooms.time.now.getTime() + ms);
      },
    });
    expect(report.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(report.passed).toBe(tortureCases.length);
    await allCommitted(database.pool);
    const page = await createFeedReader(deps).page({ limit: 1_000 });
    expect(page.transactions.length).toBeGreaterThan(100);
  }, 120_000);
});
