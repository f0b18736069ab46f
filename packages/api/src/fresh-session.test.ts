import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reauthenticationRequired } from './fresh-session-middleware.ts';
import { createApi, unwrap } from './index.ts';
import { browserFetch } from './testing/browser-fetch.ts';
import { refusal, startEchoServer, type EchoServer } from './testing/echo-server.ts';

interface Call<B> {
  post: {
    requestBody: { content: { 'application/json': B } };
    responses: { 200: { content: { 'application/json': { success: true; value: string } } } };
  };
}
interface Paths {
  '/wps/v2/wallets/withdrawals': Call<{ amount: string }>;
  '/wps/v2/session/reauthentication': Call<{ password: string }>;
  '/wps/captcha/geetest': Call<{ left: number }>;
}
const traits = {
  'POST /wps/v2/wallets/withdrawals': { moduleId: 'COMM3', encrypted: true, access: 'member' },
  'POST /wps/v2/session/reauthentication': { moduleId: 'COMM3', encrypted: true, access: 'member' },
  'POST /wps/captcha/geetest': { moduleId: 'GEETEST3', encrypted: false, access: 'public' },
} as const;

let server: EchoServer;
let asked = 0;
let proof = true;
const idle = () => refusal(403, reauthenticationRequired);

function connect() {
  return createApi<Paths>({
    baseUrl: server.url,
    merchantCode: 'quetzal',
    getToken: () => 'tok-1',
    getLanguage: () => 'ES',
    getEncryptionKey: async () => server.publicKey(),
    reauthenticate: async () => {
      asked += 1;
      return proof;
    },
    traits,
    fetch: browserFetch,
  });
}
const withdraw = () => unwrap(connect().POST('/wps/v2/wallets/withdrawals', { body: { amount: '50.00' } }));

beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  server.answers.length = 0;
  asked = 0;
  proof = true;
});

test('a call that an idle session may not make is made again, whole, after the proof', async () => {
  server.answers.push(idle());
  await expect(withdraw()).resolves.toBe('ok');
  expect(asked).toBe(1);
  expect(server.seen.map((call) => call.opened)).toEqual([{ amount: '50.00' }, { amount: '50.00' }]);
  expect(server.seen[1]?.headers['authorization']).toBe('tok-1');
});

test('a person who does not prove it gets the refusal, and nothing is sent again', async () => {
  proof = false;
  server.answers.push(idle());
  await expect(withdraw()).rejects.toMatchObject({ code: reauthenticationRequired, status: 403 });
  expect(server.seen).toHaveLength(1);
});

test('a call that is refused again after the proof is not repeated for ever', async () => {
  server.answers.push(idle(), idle());
  await expect(withdraw()).rejects.toMatchObject({ code: reauthenticationRequired });
  expect([asked, server.seen.length]).toEqual([1, 2]);
});

test('another refusal asks nobody anything', async () => {
  server.answers.push(refusal(403, 'function.not.available'));
  await expect(withdraw()).rejects.toMatchObject({ code: 'function.not.available' });
  expect(asked).toBe(0);
});

test('neither the proof itself nor a call of visitors waits for a proof', async () => {
  server.answers.push(idle(), idle());
  const proving = unwrap(connect().POST('/wps/v2/session/reauthentication', { body: { password: 'x' } }));
  await expect(proving).rejects.toMatchObject({ code: reauthenticationRequired });
  const sliding = unwrap(connect().POST('/wps/captcha/geetest', { body: { left: 1 } }));
  await expect(sliding).rejects.toMatchObject({ code: reauthenticationRequired });
  expect(asked).toBe(0);
});
