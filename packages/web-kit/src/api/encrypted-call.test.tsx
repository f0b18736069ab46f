import { createApi, unwrap, type EncryptionKey } from '@quetzal/api';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { createKeySource } from './index.ts';

interface Paths {
  '/wps/session/login': {
    post: {
      requestBody: { content: { 'application/json': { username: string } } };
      responses: { 200: { content: { 'application/json': { success: true; value: string } } } };
    };
  };
}

let network: Network;
beforeEach(() => void (network = openNetwork({})));
afterEach(() => network.restore());

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ECDH-ES' } as EncryptionKey;
  const open = async (req: Request) => {
    const { value } = (await req.json()) as { value: string };
    return JSON.parse(new TextDecoder().decode((await compactDecrypt(value, privateKey)).plaintext)) as unknown;
  };
  return { jwk, open };
}

test('a browser encrypts to the key of the page, and to a newer one when the server replaced it', async () => {
  const [old, fresh] = [await makeKey('1'), await makeKey('2')];
  const opened: unknown[] = [];
  network.routes['POST /wps/session/login'] = async (req) => {
    if (network.calls.length === 1) throw new Refused(400, 'request.encryption_key_unknown');
    opened.push(await fresh.open(req));
    return 'in';
  };
  const api = createApi<Paths>({
    baseUrl: '',
    merchantCode: 'quetzal',
    getToken: () => null,
    getLanguage: () => 'ES',
    getEncryptionKey: createKeySource(old.jwk, async () => fresh.jwk),
    traits: { 'POST /wps/session/login': { moduleId: 'COMM3', encrypted: true, access: 'public' } },
  });
  await expect(unwrap(api.POST('/wps/session/login', { body: { username: 'ana' } }))).resolves.toBe('in');
  expect(opened).toEqual([{ username: 'ana' }]);
  expect(await old.open(network.calls[0] as Request)).toEqual({ username: 'ana' });
  expect(network.calls.map((call) => call.headers.get('Encryption'))).toEqual(['JWE', 'JWE']);
});
