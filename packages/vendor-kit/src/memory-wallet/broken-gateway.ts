import type { WalletReply, WalletServer } from '../server/index.ts';
import { type SigningKeys, signRequest, signResponse, verifyRequest } from '../signature/index.ts';
import type { Fault } from './faults.ts';

interface Gateway {
  secrets: ReadonlyMap<string, SigningKeys>;
  now: () => Date;
  faults: ReadonlySet<Fault>;
}

/** What stands before a wallet server: hands requests over as they are, or spoils them in the ways it is told to. */
export function brokenGateway(server: WalletServer, gateway: Gateway): (request: Request) => Promise<Response> {
  const { faults } = gateway;
  let last: Promise<unknown> = Promise.resolve();
  const renamed = answersUnderOneName(gateway);
  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    const { method } = request;
    const isBroken = method === 'POST' && !isJson(body);
    if (isBroken && faults.has('falls over broken bodies')) return new Response('oh no', { status: 500 });
    if (faults.has('falls over deep bodies') && isDeep(body)) return new Response('oh no', { status: 500 });
    const came = { method, path: `${pathname}${search}`, header: (name: string) => request.headers.get(name), body };
    const reply = renamed(came, await server(mended(came, gateway)));
    const headers = new Headers(reply.headers);
    if (faults.has('signs nothing') || (method === 'GET' && faults.has('signs no pages')))
      headers.delete('x-signature');
    return new Response(reply.text, { status: reply.httpStatus, headers });
  }
  return (request) => {
    if (!faults.has('waits for slow clients')) return answer(request);
    const mine = last.then(() => answer(request));
    last = mine.catch(() => undefined);
    return mine;
  };
}

type Came = Parameters<WalletServer>[0];

/** A wallet that reads whatever it gets is one before which each wrong amount has been made a right one. */
function mended(came: Came, { secrets, now, faults }: Gateway): Came {
  const vendorCode = came.header('x-vendor') ?? '';
  const secret = secrets.get(vendorCode);
  const timestamp = came.header('x-timestamp');
  const signature = came.header('x-signature');
  if (secret === undefined || !isJson(came.body)) return came;
  if (verifyRequest(secret, { ...came, timestamp, signature }, now()) !== 'OK') return came;
  const text = mendedText(textOf(came.body), faults);
  if (text === undefined) return came;
  const body = Buffer.from(text);
  const headers = new Map(Object.entries(signRequest({ vendorCode, secret }, { ...came, body }, now())));
  return { ...came, body, header: (name) => headers.get(name) };
}

function mendedText(text: string, faults: ReadonlySet<Fault>): string | undefined {
  if (faults.has('keeps half characters as one')) return text.replaceAll(/\\ud[89a-f][0-9a-f]{2}/g, '\ufffd');
  const fields = JSON.parse(text) as Record<string, unknown> | null;
  const amount = fields?.['amount'];
  const isNumber = typeof amount === 'number';
  const isNonsense = typeof amount === 'string' && !/^\d+(\.\d+)?$/.test(amount);
  const better = isNumber && faults.has('reads numbers') ? String(amount) : '1.00';
  if (!(isNumber && faults.has('reads numbers')) && !(isNonsense && faults.has('reads nonsense'))) return undefined;
  return JSON.stringify({ ...fields, amount: better });
}

/** Signs each answer again with the request id of the first, where the wallet is told to. */
function answersUnderOneName({ secrets, now, faults }: Gateway): (came: Came, reply: WalletReply) => WalletReply {
  let first: string | undefined;
  return (came, reply) => {
    const secret = secrets.get(came.header('x-vendor') ?? '');
    if (secret === undefined || came.method !== 'POST' || !faults.has('answers under its first request')) return reply;
    const answer = JSON.parse(reply.text) as { requestId: string };
    first ??= answer.requestId;
    const text = JSON.stringify({ ...answer, requestId: first });
    const signed = signResponse(secret, { method: came.method, path: came.path, body: text }, now());
    return { ...reply, text, headers: { ...reply.headers, ...signed } };
  };
}

/** Whether a body is nested so deeply that it cannot be written as JSON again. */
function isDeep(body: Uint8Array): boolean {
  if (!isJson(body)) return false;
  try {
    JSON.stringify(JSON.parse(textOf(body)));
    return false;
  } catch {
    return true;
  }
}

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(textOf(body));
    return true;
  } catch {
    return false;
  }
}

function textOf(body: Uint8Array): string {
  return Buffer.from(body).toString('utf8');
}
