import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type JWK } from 'oidc-provider';

/** Who is at the provider's screen: somebody with these claims, or somebody who says no. */
export type Visitor = { sub: string; email?: string; email_verified?: boolean; name?: string } | 'cancels';

/** A provider with OpenID Connect that people come through; its screens answer by themselves. */
export interface OpenIdServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  visitor: Visitor;
  close(): Promise<void>;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a certified implementation of the protocol (`oidc-provider`) on a port of its own. */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const server = createServer();
  const issuer = await listen(server);
  const client = { client_id: 'quetzal', client_secret: randomBytes(24).toString('hex') };
  const people = new Map<string, Exclude<Visitor, 'cancels'>>();
  const started: OpenIdServer = {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    visitor: 'cancels',
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const registered: ClientMetadata = { ...client, redirect_uris: [redirectUri] };
  const provider = new Provider(issuer, {
    clients: [registered],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' } as JWK] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });

  async function decide(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { visitor } = started;
    if (visitor === 'cancels') {
      await provider.interactionFinished(req, res, {
        error: 'access_denied',
        error_description: 'The visitor said no',
      });
      return;
    }
    people.set(visitor.sub, visitor);
    const grant = new provider.Grant({ accountId: visitor.sub, clientId: client.client_id });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(req, res, { login: { accountId: visitor.sub }, consent });
  }

  const answer = provider.callback();
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (req.url?.startsWith('/interaction/'))
      void decide(req, res).catch((error: unknown) => res.destroy(error as Error));
    else void answer(req, res);
  });
  return started;
}

/** Follows redirections with cookies until the address is not the provider's any more; answers where it led. */
export async function walkThrough(start: string, provider: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 10 && url.startsWith(provider); steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  return url;
}
