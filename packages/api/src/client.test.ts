import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, createApi, unwrap, unwrapBare, type Api, type EncryptionKey } from './index.ts';
import { browserFetch } from './testing/browser-fetch.ts';
import { refusal, startEchoServer, type EchoServer } from './testing/echo-server.ts';

interface Answered<V> {
  responses: { 200: { content: { 'application/json': { success: true; value: V } } } };
}
interface Paths {
  '/wps/session/login': {
    post: Answered<string> & {
      requestBody: { content: { 'application/json': { username: string; password: string } } };
    };
  };
  '/wps/v2/wallets/deposits/{id}': { get: Answered<string> & { parameters: { path: { id: string } } } };
  '/wps/relay/GCSGAME_newGameVendor': {
    get: { responses: { 200: { content: { 'application/json': { data: { lanes: string[] } } } } } };
  };
}
const traits = {
  'POST /wps/session/login': { moduleId: 'COMM3', encrypted: true, access: 'public' },
  'GET /wps/v2/wallets/deposits/{id}': { moduleId: 'COMM3', encrypted: false, access: 'member' },
  'GET /wps/relay/GCSGAME_newGameVendor': { moduleId: null, encrypted: false, access: 'public' },
} as const;

let server: EchoServer;
let token: string | null = null;
let keyAsks: boolean[] = [];
let knownKey: EncryptionKey;
let refusedTokens: string[] = [];

function connect(baseUrl = server.url): Api<Paths> {
  return createApi<Paths>({
    baseUrl,
    merchantCode: 'quetzal',
    getToken: () => token,
    getLanguage: () => 'ES',
    getEncryptionKey: async ({ isStale }) => {
      keyAsks.push(isStale);
      if (isStale) knownKey = server.publicKey();
      return knownKey;
    },
    onUnauthorized: (refused) => refusedTokens.push(refused),
    traits,
    fetch: browserFetch,
  });
}

const login = (api: Api<Paths>) =>
  unwrap(api.POST('/wps/session/login', { body: { username: 'ana', password: 'secreto-123' } }));
const deposit = (api: Api<Paths>) =>
  unwrap(api.GET('/wps/v2/wallets/deposits/{id}', { params: { path: { id: 'd1' } } }));

beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  server.answers.length = 0;
  token = null;
  keyAsks = [];
  refusedTokens = [];
  knownKey = server.publicKey();
});

describe('what every call carries', () => {
  test('merchant, module, language and device, and the bare token when there is one', async () => {
    token = 'tok-1';
    await deposit(connect());
    expect(server.seen[0]).toMatchObject({
      path: '/wps/v2/wallets/deposits/d1',
      headers: { merchant: 'quetzal', moduleid: 'COMM3', language: 'ES', device: 'web', authorization: 'tok-1' },
    });
  });

  test('a visitor sends no token, and a call without a module names none', async () => {
    server.answers.push({ status: 200, body: '{"data":{"lanes":["RNG"]}}' });
    await unwrapBare(connect().GET('/wps/relay/GCSGAME_newGameVendor'));
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(server.seen[0]?.headers).not.toHaveProperty('moduleid');
  });
});

describe('calls with encrypted bodies', () => {
  test('the server can read the body and nobody between can', async () => {
    await login(connect());
    expect(server.seen[0]?.opened).toEqual({ username: 'ana', password: 'secreto-123' });
    expect(server.seen[0]?.body).not.toContain('secreto');
    expect(server.seen[0]?.headers['content-type']).toContain('application/json');
  });

  test('a key that the server replaced is fetched anew once, and the call succeeds', async () => {
    await server.rotateKey();
    await expect(login(connect())).resolves.toBe('ok');
    expect(keyAsks).toEqual([false, true]);
    expect(server.seen.map((call) => call.opened)).toEqual([null, { username: 'ana', password: 'secreto-123' }]);
  });

  test('a server that refuses the fresh key as well is not asked a third time', async () => {
    server.answers.push(refusal(400, 'request.encryption_key_unknown'), refusal(400, 'request.encryption_key_unknown'));
    await expect(login(connect())).rejects.toMatchObject({ code: 'request.encryption_key_unknown' });
    expect(server.seen).toHaveLength(2);
  });

  test('another refusal of an encrypted call is passed on as it is', async () => {
    server.answers.push(refusal(400, 'field.too_short', { field: 'password', params: { min: 8 } }));
    await expect(login(connect())).rejects.toMatchObject({
      code: 'field.too_short',
      field: 'password',
      params: { min: 8 },
    });
    expect(server.seen).toHaveLength(1);
  });
});

describe('what a call settles to', () => {
  test('the value of the envelope', async () => {
    server.answers.push({ status: 200, body: '{"success":true,"value":null,"message":"","errorCode":null}' });
    await expect(deposit(connect())).resolves.toBeNull();
  });

  test('the whole body where there is no envelope', async () => {
    server.answers.push({ status: 200, body: '{"data":{"lanes":["RNG"]}}' });
    await expect(unwrapBare(connect().GET('/wps/relay/GCSGAME_newGameVendor'))).resolves.toEqual({
      data: { lanes: ['RNG'] },
    });
  });

  test('an ApiError with the code, the sentence and the status of a refusal', async () => {
    server.answers.push(refusal(422, 'wallet.amount_below_min', { field: 'amount', params: { min: '50.00' } }));
    const failure = await deposit(connect()).catch((err: unknown) => err);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 'wallet.amount_below_min',
      status: 422,
      message: 'No.',
      field: 'amount',
      params: { min: '50.00' },
      isTransient: false,
    });
  });

  test('a refusal that travels with status 200 is a refusal', async () => {
    server.answers.push(refusal(200, 'games.disabled'));
    await expect(deposit(connect())).rejects.toMatchObject({ code: 'games.disabled' });
  });

  test('a page of a proxy is an unreadable answer that may be tried again', async () => {
    server.answers.push({ status: 502, body: '<html>Bad gateway</html>' });
    await expect(deposit(connect())).rejects.toMatchObject({
      code: 'network.answer_unreadable',
      status: 502,
      isTransient: true,
    });
  });

  test('a body that was cut off is an unreadable answer', async () => {
    server.answers.push({ status: 200, body: '{"success":true,"val' });
    await expect(deposit(connect())).rejects.toMatchObject({ code: 'network.answer_unreadable' });
  });

  test('no answer at all is network.unreachable', async () => {
    await expect(deposit(connect('http://127.0.0.1:9'))).rejects.toMatchObject({
      code: 'network.unreachable',
      status: 0,
      isTransient: true,
    });
  });

  test('a call that the caller gave up is not an error of the network', async () => {
    const call = connect().GET('/wps/v2/wallets/deposits/{id}', {
      params: { path: { id: 'd1' } },
      signal: AbortSignal.abort(),
    });
    await expect(unwrap(call)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a session that the server no longer knows', () => {
  test('is reported with the token that was refused', async () => {
    token = 'tok-old';
    server.answers.push(refusal(401, 'session.required'));
    await expect(deposit(connect())).rejects.toMatchObject({ status: 401 });
    expect(refusedTokens).toEqual(['tok-old']);
  });

  test('a wrong password at login is no such thing', async () => {
    token = 'tok-live';
    server.answers.push(refusal(401, 'identity.invalid_credentials'));
    await expect(login(connect())).rejects.toMatchObject({ code: 'identity.invalid_credentials' });
    expect(refusedTokens).toEqual([]);
  });
});
