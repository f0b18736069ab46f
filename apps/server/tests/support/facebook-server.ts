import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What speaks like Facebook Login and the part of the Graph API that it needs. */
export interface FacebookServer {
  url: string;
  clientId: string;
  clientSecret: string;
  person: { id: string; name?: string; email?: string };
  close(): Promise<void>;
}

async function bodyOf(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return new URLSearchParams(text);
}

/** Starts it: codes count once and with their verifier, and the Graph API asks for the app's proof. */
export async function startFacebookServer(): Promise<FacebookServer> {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();
  const clientSecret = randomBytes(16).toString('hex');
  const server = createServer((req, res) => void answer(req).then((send) => send(res)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const started: FacebookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: '1234567890',
    clientSecret,
    person: { id: '10' },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  type Send = (res: ServerResponse) => void;
  const json =
    (status: number, value: object): Send =>
    (res) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

  async function answer(req: IncomingMessage): Promise<Send> {
    const { pathname, searchParams } = new URL(req.url ?? '/', started.url);
    if (pathname === '/dialog/oauth') {
      const code = randomBytes(8).toString('hex');
      const redirectUri = searchParams.get('redirect_uri') ?? '';
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return (res) => res.writeHead(302, { location: back.href }).end();
    }
    if (pathname === '/oauth/access_token') {
      const form = await bodyOf(req);
      const code = form.get('code') ?? '';
      const known = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        known?.challenge === challenge &&
        known.redirectUri === form.get('redirect_uri') &&
        form.get('client_secret') === clientSecret;
      if (!isRight) return json(400, { error: { message: 'Invalid verification code', code: 100 } });
      const token = randomBytes(16).toString('hex');
      tokens.add(token);
      return json(200, { access_token: token, token_type: 'bearer', expires_in: 5_000 });
    }
    const token = req.headers.authorization?.replace('Bearer ', '') ?? '';
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    const isRight = tokens.has(token) && searchParams.get('appsecret_proof') === proof;
    return isRight
      ? json(200, started.person)
      : json(400, { error: { message: 'Invalid appsecret_proof', code: 100 } });
  }

  return started;
}
