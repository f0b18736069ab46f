import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { thirdPartySecrets, useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const clientId = 'quetzal-sandbox';
const ana = { name: 'Ana López', email: 'Ana@Example.com', choice: 'continue' };
const callbackOf = (company: string) => `http://player.test/wps/v2/session/third-party/${company}/callback`;

/** A browser: keeps cookies, and goes where a form or an address leads. */
function browser() {
  const jar = new Map<string, string>();
  return async (method: 'GET' | 'POST', url: string, form?: Record<string, string>) => {
    const answer = await sandbox.app.inject({
      method,
      url: url.replace('http://pay.test', ''),
      headers: {
        host: 'pay.test',
        cookie: Array.from(jar, (pair) => pair.join('=')).join('; '),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, location: answer.headers.location ?? '', text: answer.body };
  };
}

const asked = (company: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: callbackOf(company),
    response_type: 'code',
    state: 'the-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }).toString();

const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('the stand-in for Google', () => {
  const start = async (go: ReturnType<typeof browser>) =>
    (await go('GET', `/outside/google/auth?${asked('google', { scope: 'openid email profile', nonce: 'n' })}`))
      .location;

  /** Where the site's page is at last, with its query. */
  async function arrive(form: Record<string, string>): Promise<URLSearchParams> {
    const go = browser();
    let next = (await go('POST', await start(go), form)).location;
    while (next.startsWith('http://pay.test')) next = (await go('GET', next)).location;
    expect(next.startsWith(callbackOf('google'))).toBe(true);
    return new URL(next).searchParams;
  }

  test('says what it is, and what one is asked for', async () => {
    const go = browser();
    const { status, text } = await go('GET', await start(go));
    expect(status).toBe(200);
    expect(text).toContain('Stand-in for Google');
  });

  test('sends back as who one says to be, in a signed token', async () => {
    const query = await arrive({ ...ana, verified: 'on' });
    expect(query.get('state')).toBe('the-state');
    const form = { grant_type: 'authorization_code', code: query.get('code') ?? '', code_verifier: verifier };
    const proof = { client_id: clientId, client_secret: thirdPartySecrets.google, redirect_uri: callbackOf('google') };
    const basic = Buffer.from(`${clientId}:${thirdPartySecrets.google}`).toString('base64');
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/outside/google/token',
      headers: {
        host: 'pay.test',
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...form, redirect_uri: proof.redirect_uri }).toString(),
    });
    const claims = claimsOf(answer.json<{ id_token: string }>().id_token);
    expect(claims).toMatchObject({ name: 'Ana López', email: 'ana@example.com', email_verified: true, nonce: 'n' });
    expect(claims['iss']).toBe('http://pay.test/outside/google');
  });

  test('takes a no for a no, and asks again when a form does not fit', async () => {
    expect((await arrive({ choice: 'cancel' })).get('error')).toBe('access_denied');
    const go = browser();
    const wrong = await go('POST', await start(go), { ...ana, email: 'no es' });
    expect([wrong.status, wrong.text.includes('Write a name')]).toEqual([200, true]);
  });
});

describe('the stand-in for Facebook', () => {
  const dialog = `/outside/facebook/dialog/oauth?${asked('facebook')}`;
  const redeem = async (more: Record<string, string>) => {
    const form = {
      client_id: clientId,
      client_secret: thirdPartySecrets.facebook,
      redirect_uri: callbackOf('facebook'),
    };
    const { text } = await browser()('POST', '/outside/facebook/oauth/access_token', {
      ...form,
      code_verifier: verifier,
      ...more,
    });
    return (JSON.parse(text) as { access_token?: string }).access_token;
  };
  const codeOf = async (form: Record<string, string> = ana) =>
    new URL((await browser()('POST', dialog, form)).location).searchParams.get('code') ?? '';
  const me = (token: string, proof: string) =>
    sandbox.app.inject({
      method: 'GET',
      url: `/outside/facebook/me?fields=id,name,email&appsecret_proof=${proof}`,
      headers: { authorization: `Bearer ${token}` },
    });

  test('sends back as who one says to be; the Graph API wants the proof of the app', async () => {
    const token = (await redeem({ code: await codeOf() })) ?? '';
    const proof = createHmac('sha256', thirdPartySecrets.facebook).update(token).digest('hex');
    expect((await me(token, proof)).json()).toMatchObject({ name: 'Ana López', email: 'ana@example.com' });
    expect((await me(token, 'no')).statusCode).toBe(400);
  });

  test.each([
    ['another secret', { client_secret: 'no' }],
    ['another verifier', { code_verifier: 'no' }],
    ['another address', { redirect_uri: 'http://player.test/else' }],
  ])('gives no token for %s', async (_, more) => {
    expect(await redeem({ code: await codeOf(), ...more })).toBeUndefined();
  });

  test('a code counts once', async () => {
    const code = await codeOf();
    expect(await redeem({ code })).toBeDefined();
    expect(await redeem({ code })).toBeUndefined();
  });

  test('sends nobody to an address that is not a site’s', async () => {
    const stray = `/outside/facebook/dialog/oauth?${asked('facebook', { redirect_uri: 'http://evil.test/' })}`;
    expect((await browser()('GET', stray)).status).toBe(400);
    expect((await browser()('GET', dialog)).text).toContain('Stand-in for Facebook');
  });
});
