import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { THEMES } from '../themes/index.ts';
import { signResponse, verifyRequest } from '@quetzal/vendor-kit/signature';

type Fields = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;
/**
 * What to do with a call: `silence` keeps the connection open without an answer, `lost` applies it and never answers, and
 * `mistake` answers, without having applied anything, with the answer to another request.
 */
export type Behaviour = 'normal' | 'silence' | 'lost' | 'fail' | 'forge' | 'refuse' | 'mistake';

const SECRET = 'solaris-secret';
/** Every vendor of the studio shares the one secret here. */
const SECRETS: Readonly<Record<string, string>> & { readonly SOL: string } = {
  ...Object.fromEntries(THEMES.map(({ vendor }) => [vendor.code, SECRET])),
  SOL: SECRET,
};

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;

/** The other side of the vendor protocol, on a real port: one player, a balance in cents, transactions applied once. */
export async function startTestPlatform() {
  const calls: { path: string; fields: Fields }[] = [];
  const applied = new Map<string, string>();
  const behaviour: Record<string, Behaviour> = {};
  const playerRef = `player-${randomUUID()}`;
  const freeRounds: { grantId: string; stake: string; left: number }[] = [];
  const state = { balanceCents: 100_000, refusal: 'INSUFFICIENT_FUNDS', paid: null as string | null, freeRounds };

  function apply(path: string, fields: Fields): Answer {
    const cents = Math.floor(Number(fields['amount'] ?? 0) * 100);
    const txId = String(fields['txId']);
    const isNew = 'txId' in fields && !applied.has(txId);
    const rolledBack = applied.has(`${String(fields['roundId'])}-rollback`);
    if (path.endsWith('/bet') && isNew && rolledBack) return { status: 'BET_ROLLED_BACK' };
    if (path.endsWith('/free-rounds/open')) return { status: 'OK', freeRounds: state.freeRounds };
    if (path.endsWith('/bet') && isNew && 'freeRound' in fields) return playFree(fields);
    if (path.endsWith('/bet') && isNew && state.balanceCents < cents) return { status: 'INSUFFICIENT_FUNDS' };
    if (path.endsWith('/win') && state.paid !== null) return { status: 'OK', paid: state.paid };
    if (isNew) {
      applied.set(txId, path);
      if (path.endsWith('/bet')) state.balanceCents -= cents;
      if (path.endsWith('/win') || path.endsWith('/credit')) state.balanceCents += cents;
      if (path.endsWith('/rollback') && applied.has(String(fields['betTxId'])))
        state.balanceCents += lastBetCents(fields);
    }
    return path.endsWith('/authenticate')
      ? { status: 'OK', playerRef, sessionToken: 's1', nickname: 'Ana', lobbyUrl: 'http://localhost:4100/' }
      : { status: 'OK' };
  }

  function playFree(fields: Fields): Answer {
    const { grantId } = fields['freeRound'] as { grantId: string };
    const grant = state.freeRounds.find((free) => free.grantId === grantId && free.left > 0);
    if (grant === undefined) return { status: 'FREE_ROUND_OVER' };
    applied.set(String(fields['txId']), '/bet');
    grant.left -= 1;
    return { status: 'OK', freeRoundsLeft: grant.left };
  }

  function lastBetCents(fields: Fields): number {
    const bet = calls.find((call) => call.path.endsWith('/bet') && call.fields['txId'] === fields['betTxId']);
    return Math.floor(Number(bet?.fields['amount'] ?? 0) * 100);
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const path = req.url ?? '';
    const request = { method: 'POST', path, body };
    const timestamp = String(req.headers['x-timestamp']);
    const signature = String(req.headers['x-signature']);
    if (verifyRequest(SECRET, { ...request, timestamp, signature }, new Date()) !== 'OK') {
      res.writeHead(401).end();
      return;
    }
    const fields = JSON.parse(body) as Fields;
    const mode = behaviour[path.split('/').at(-1) ?? ''] ?? 'normal';
    calls.push({ path, fields });
    if (mode === 'silence') return;
    if (mode === 'fail') {
      res.writeHead(500).end();
      return;
    }
    const answer =
      mode === 'mistake' ? { status: 'OK' } : mode === 'refuse' ? { status: state.refusal } : apply(path, fields);
    if (mode === 'lost') return;
    const requestId = mode === 'mistake' ? randomUUID() : fields['requestId'];
    const balance = (state.balanceCents / 100).toFixed(2);
    const text = JSON.stringify({ requestId, currency: 'MXN', balance, ...answer });
    const secret = mode === 'forge' ? 'not-the-secret' : SECRET;
    res.writeHead(200, { ...signResponse(secret, { ...request, body: text }, new Date()) }).end(text);
  }

  const server: Server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    /** Who every launch token names. */
    playerRef,
    secrets: SECRETS,
    calls,
    behaviour,
    state,
    callsTo: (name: string) => calls.filter((call) => call.path.endsWith(`/${name}`)),
    appliedCount: (name: string) => [...applied.values()].filter((path) => path.endsWith(`/${name}`)).length,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
