import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { refusal } from '#testing/factors.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';
import { createPhoneTokens } from './phone-tokens.ts';

const issuer = 'https://securetoken.example/quetzal-demo';
const phones = { projectId: 'quetzal-demo', jwksUrl: '', issuer };
let keys: GenerateKeyPairResult;
let server: Server;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  server = createServer((_req, res) => res.end(JSON.stringify(jwks)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  phones.jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwk`;
});
afterAll(() => server.close());

const rooms = useRooms(useTestDatabase(), { phones });
let number = 0;
let mobile = '';

beforeEach(async () => {
  number += 1;
  rooms.time.now = new Date(rooms.time.now.getTime() + 60 * 60_000);
  await changeSite(rooms, { on: ['MOBILEVERCODELOGIN3'] });
  mobile = `+5255000${20_000 + number}`;
});

const seconds = () => Math.floor(rooms.time.now.getTime() / 1_000);

interface Change {
  claims?: object;
  issuer?: string;
  audience?: string;
  issuedAgo?: number;
  key?: GenerateKeyPairResult['privateKey'];
  alg?: string;
}

/** A token as the service gives to who entered the code. */
async function token({
  claims = {},
  issuer: by = issuer,
  audience = phones.projectId,
  issuedAgo = 0,
  key,
}: Change = {}) {
  const issuedAt = seconds() - issuedAgo;
  const usual = { auth_time: issuedAt, phone_number: mobile, firebase: { sign_in_provider: 'phone' } };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(by)
    .setAudience(audience)
    .setSubject(`user-${number}`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3_600)
    .sign(key ?? keys.privateKey);
}

const logIn = (firebaseIdToken: string): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/login', {
    body: { username: mobile, password: '', type: 'sms', firebaseChannel: 'sms', firebaseIdToken },
    encrypted: true,
  });

async function memberWithMobile(): Promise<string> {
  const { memberId } = await register(rooms, `tel${number}`);
  const owner = { id: memberId, siteId: rooms.siteId };
  await rooms.db.transaction().execute((tx) => rooms.profiles.setContact(tx, owner, { fact: 'mobile', value: mobile }));
  return memberId;
}

describe('a token of the service that texts codes', () => {
  test('lets in who has its number, once', async () => {
    const memberId = await memberWithMobile();
    const idToken = await token();
    const answer = await logIn(idToken);
    expect(answer.status).toBe(200);
    const session = (answer.body.value as { token: string }).token;
    expect((await rooms.identity.member(session))?.memberId).toBe(memberId);
    expect(refusal(await logIn(idToken))).toEqual([422, 'identity.phone_token_invalid', 'firebaseIdToken']);
  });

  test('does not tell that nobody has the number', async () => {
    expect(refusal(await logIn(await token()))).toEqual([422, 'identity.code_expired', 'verificationCode']);
  });

  test.each<[string, () => Promise<string>, string]>([
    ['of another project', () => token({ audience: 'another' }), 'invalid'],
    ['of another issuer', () => token({ issuer: 'https://evil.example' }), 'invalid'],
    ['signed by somebody else', async () => token({ key: (await generateKeyPair('RS256')).privateKey }), 'invalid'],
    ['without a number', () => token({ claims: { phone_number: undefined } }), 'invalid'],
    ['with something else than a number', () => token({ claims: { phone_number: '55 1234' } }), 'invalid'],
    ['of who came by mail', () => token({ claims: { firebase: { sign_in_provider: 'password' } } }), 'invalid'],
    ['from the future', () => token({ claims: { auth_time: seconds() + 300 } }), 'invalid'],
    ['that is over', () => token({ issuedAgo: 3_700 }), 'expired'],
    ['of a code that was entered long ago', () => token({ claims: { auth_time: seconds() - 301 } }), 'expired'],
    ['that is none', async () => 'no.es.uno', 'invalid'],
    ['that nobody signed', async () => `${(await token()).split('.').slice(0, 2).join('.')}.`, 'invalid'],
  ])('%s is refused', async (_, make, code) => {
    await memberWithMobile();
    expect(refusal(await logIn(await make()))).toEqual([422, `identity.phone_token_${code}`, 'firebaseIdToken']);
  });
});

test('keys that cannot be had are our trouble, not the visitor’s', async () => {
  const away = createPhoneTokens(rooms, { ...phones, jwksUrl: 'http://127.0.0.1:9/jwk' });
  await expect(away.numberOf(await token())).rejects.toMatchObject({
    code: 'identity.phone_token_unavailable',
    status: 503,
  });
});

describe('a registration by mobile number', () => {
  const signUp = (firebaseIdToken: string): Promise<Answer> => {
    const form = { birthday: '1990-01-01', acceptedTerms: true, countryDialingCode: '52', mobileNum: mobile.slice(3) };
    const words = { password: demoPassword, confirmPassword: demoPassword, firebaseChannel: 'sms', firebaseIdToken };
    return call(rooms, 'PUT', '/wps/member/register/mobile', { body: { ...form, ...words }, encrypted: true });
  };
  beforeEach(() => changeSite(rooms, { on: ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] }));

  test('takes the token in place of a code, for the number that it names', async () => {
    const made = await signUp(await token());
    expect(made.status).toBe(200);
    const session = (made.body.value as { token: string }).token;
    const memberId = (await rooms.identity.member(session))?.memberId ?? '';
    expect((await rooms.profiles.of(rooms.db, memberId)).mobileVerifiedAt).toEqual(rooms.time.now);
  });

  test('refuses one that names another number', async () => {
    const another = await token({ claims: { phone_number: '+525599999999' } });
    expect(refusal(await signUp(another))).toEqual([422, 'identity.phone_token_invalid', 'firebaseIdToken']);
  });
});
