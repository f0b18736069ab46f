import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator, type Misdeed } from '#testing/authenticator.ts';
import { useTestDatabase } from '#testing/database.ts';
import { refusal } from '#testing/factors.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/v2/member/factors/passkeys';
const origin = 'http://localhost:4100';
let number = 0;
let mine: { token: string; memberId: string };
let key: ReturnType<typeof createAuthenticator>;

beforeEach(async () => {
  number += 1;
  rooms.time.now = new Date(rooms.time.now.getTime() + 60 * 60_000);
  mine = await register(rooms, `llave${number}`);
  key = createAuthenticator(origin);
});

const enc = (path: string, body: object, token?: string): Promise<Answer> =>
  call(rooms, 'POST', path, { ...(token === undefined ? {} : { token }), body, encrypted: true });

async function creation(more: object = {}, { token } = mine): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const answer = await enc(`${url}/options`, { password: demoPassword, ...more }, token);
  expect(answer.status).toBe(200);
  return answer.body.value;
}

const add = (response: object, { token } = mine): Promise<Answer> =>
  call(rooms, 'POST', url, { token, body: { name: ' Mi celular ', response } });

interface Added {
  passkey: { id: string; name: string };
  recoveryCodes: string[];
}

async function addKey(): Promise<Added> {
  return (await add(key.create(await creation()))).body.value as Added;
}

async function challenge(path: string, token?: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const session = token === undefined ? {} : { token };
  return (await call(rooms, 'POST', path, { ...session, body: {} })).body.value;
}

const beginLogin = () => challenge('/wps/session/login/passkey/options');
const logIn = (response: object, more: object = {}): Promise<Answer> =>
  enc('/wps/session/login/passkey', { response, ...more });
const shown = async () =>
  ((await call(rooms, 'GET', '/wps/v2/member/factors', { token: mine.token })).body.value as { passkeys: object[] })
    .passkeys;

describe('adding a passkey', () => {
  test('keeps it by its name and gives recovery codes with the first', async () => {
    const { passkey, recoveryCodes } = await addKey();
    expect([passkey.name, recoveryCodes.length]).toEqual(['Mi celular', 10]);
    expect(await shown()).toEqual([
      { id: passkey.id, name: 'Mi celular', addedAt: rooms.time.now.toISOString(), lastUsedAt: null },
    ]);
    const asked = await enc(`${url}/options`, { password: demoPassword }, mine.token);
    expect(refusal(asked)).toEqual([403, 'identity.proof_required', 'proof']);
  });

  test('asks the browser for a key that knows its owner, in the name of the account', async () => {
    const options = await creation();
    expect(options.rp).toEqual({ id: 'localhost', name: 'Quetzal' });
    expect(options.user.name).toBe(`llave${number}`);
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
  });

  test.each<[string, Misdeed]>([
    ['another origin', { origin: 'https://quetzal.example' }],
    ['another domain', { rpId: 'quetzal.example' }],
    ['nobody there', { isUserVerified: false }],
  ])('refuses one with %s', async (_, misdeed) => {
    expect(refusal(await add(key.create(await creation(), misdeed)))).toEqual([
      422,
      'identity.passkey_refused',
      'response',
    ]);
    expect(await shown()).toEqual([]);
  });

  test('refuses an answer that comes twice, too late, or to somebody else’s question', async () => {
    const response = key.create(await creation());
    expect((await add(response)).status).toBe(200);
    expect((await add(response)).status).toBe(422);
    const other = await register(rooms, `ajena${number}`);
    expect((await add(key.create(await creation({}, other)))).status).toBe(422);
    const late = key.create(await creation({}, other));
    rooms.time.now = new Date(rooms.time.now.getTime() + 5 * 60_000);
    expect((await add(late, other)).status).toBe(422);
  });

  test('needs the password', async () => {
    const answer = await enc(`${url}/options`, { password: 'no-es-esta' }, mine.token);
    expect(refusal(answer)).toEqual([422, 'identity.password_wrong', 'password']);
  });
});

describe('logging in with a passkey', () => {
  test('needs nothing else, and notes the use', async () => {
    await addKey();
    const answer = await logIn(key.sign(await beginLogin()));
    expect(answer.status).toBe(200);
    const { token } = answer.body.value as { token: string };
    expect((await rooms.identity.member(token))?.memberId).toBe(mine.memberId);
    expect(await shown()).toMatchObject([{ lastUsedAt: rooms.time.now.toISOString() }]);
  });

  test.each<[string, Misdeed]>([
    ['at another origin', { origin: 'http://localhost:4999' }],
    ['for another domain', { rpId: 'quetzal.example' }],
    ['with nobody there', { isUserVerified: false }],
    ['of a copied authenticator, whose counter goes back', { counter: 1 }],
    ['in another’s name', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('a signature %s does not count', async (_, misdeed) => {
    await addKey();
    expect(refusal(await logIn(key.sign(await beginLogin(), misdeed)))).toEqual([
      401,
      'identity.passkey_unknown',
      null,
    ]);
  });

  test('a signature counts once, and only over a challenge of ours', async () => {
    await addKey();
    const response = key.sign(await beginLogin());
    expect((await logIn(response)).status).toBe(200);
    expect((await logIn(response)).status).toBe(401);
    const own = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'localhost' };
    expect((await logIn(key.sign(own))).status).toBe(401);
  });

  test('an unknown key is refused alike', async () => {
    const options = await creation();
    key.create(options);
    expect(refusal(await logIn(key.sign(await beginLogin())))).toEqual([401, 'identity.passkey_unknown', null]);
  });

  test('at the agent portal only agents come in', async () => {
    await addKey();
    const answer = await logIn(key.sign(await beginLogin()), { side: 'agent' });
    expect(refusal(answer).slice(0, 2)).toEqual([403, 'error_not_agent']);
  });
});

describe('a passkey as a proof', () => {
  const rename = (id: string, name: string): Promise<Answer> =>
    call(rooms, 'PUT', `${url}/${id}`, { token: mine.token, body: { name } });
  const proofOf = async (misdeed: Misdeed = {}) => {
    const options = await challenge('/wps/v2/member/factors/proof/passkey', mine.token);
    return { method: 'passkey', answer: JSON.stringify(key.sign(options, misdeed)) };
  };

  test('takes it away again; without another factor the recovery codes go too', async () => {
    const { passkey } = await addKey();
    const removal = `${url}/${passkey.id}/removal`;
    const refused = await enc(removal, { password: demoPassword, proof: await proofOf({ counter: 1 }) }, mine.token);
    expect(refusal(refused)).toEqual([422, 'identity.proof_wrong', 'proof']);
    expect((await enc(removal, { password: demoPassword, proof: await proofOf() }, mine.token)).status).toBe(200);
    expect(await shown()).toEqual([]);
    const left = rooms.db.selectFrom('recovery_code').select('code_hash').where('member_id', '=', mine.memberId);
    expect(await left.execute()).toEqual([]);
  });

  test('a signature for a login is no proof in a session', async () => {
    await addKey();
    const proof = { method: 'passkey', answer: JSON.stringify(key.sign(await beginLogin())) };
    const renewed = await enc('/wps/v2/member/factors/recovery-codes', { password: demoPassword, proof }, mine.token);
    expect(refusal(renewed)).toEqual([422, 'identity.proof_wrong', 'proof']);
    const nonsense = { password: demoPassword, proof: { method: 'passkey', answer: '{"id":1}' } };
    expect((await enc('/wps/v2/member/factors/recovery-codes', nonsense, mine.token)).status).toBe(422);
  });

  test('can be renamed by its owner alone', async () => {
    const { passkey } = await addKey();
    expect((await rename(passkey.id, 'La de la oficina')).status).toBe(200);
    expect(await shown()).toMatchObject([{ name: 'La de la oficina' }]);
    mine = await register(rooms, `curioso${number}`);
    expect(refusal(await rename(passkey.id, 'Mía'))).toEqual([404, 'request.not_found', null]);
  });
});
