import type { WalletAnswer, WalletStatus } from '../protocol/index.ts';
import { type SigningKeys, signRequest, verifyResponse } from '../signature/index.ts';

/** No answer that can be trusted: timeout, network failure, 5xx, wrong signature, another call's answer. The call may have had its effect. */
export class WalletUnreachable extends Error {}

export interface SignedCallDeps {
  /** The wallet's address without a path, such as `https://wallet.example`. */
  baseUrl: string;
  vendorCode: string;
  /** The secret shared with the wallet, or the vendor's private and the wallet's public keys. */
  secret: SigningKeys;
  now: () => Date;
  timeoutMs: number;
  fetch: typeof fetch;
}

/** What names a call, and its movement where it makes one: its answer has to repeat both. */
interface NamedCall {
  requestId: string;
  txId?: unknown;
  [field: string]: unknown;
}

/**
 * Makes the function that sends one signed request, and checks the signature of its answer and that it is the answer to
 * this request. It throws `WalletUnreachable` whenever the outcome is unknown.
 */
export function createSignedCall(deps: SignedCallDeps) {
  return async (path: string, fields: NamedCall): Promise<WalletAnswer> => {
    const answer = await exchange(deps, { method: 'POST', path, body: JSON.stringify(fields) });
    const { requestId, txId, status } = answer;
    if (requestId === fields.requestId && (txId === undefined || txId === fields.txId)) return answer;
    if (requestId !== '') throw new WalletUnreachable(`${path}: the answer is to another request`);
    // From before the body was read: it could be any call's, and must not decide one.
    if (unread.has(status)) return answer;
    throw new WalletUnreachable(`${path}: ${status} to no request`);
  };
}

/** Refusals that name no request, as nothing of the call was read; none of them decides a call. */
const unread: ReadonlySet<WalletStatus> = new Set(['INVALID_SIGNATURE', 'CLOCK_SKEW']);

/** Makes the function that reads one address, signed both ways; its path carries the query. Throws likewise. */
export function createSignedRead(deps: SignedCallDeps) {
  return async (path: string): Promise<{ status: WalletStatus }> => exchange(deps, { method: 'GET', path, body: '' });
}

interface Unsent {
  method: 'GET' | 'POST';
  path: string;
  body: string;
}

async function exchange(deps: SignedCallDeps, request: Unsent): Promise<WalletAnswer> {
  const { path } = request;
  const { response, text } = await send(deps, request);
  if (response.status >= 500) throw new WalletUnreachable(`${path}: HTTP ${response.status}`);
  const timestamp = response.headers.get('x-timestamp');
  const signature = response.headers.get('x-signature');
  const verdict = verifyResponse(deps.secret, { ...request, body: text, timestamp, signature }, deps.now());
  if (verdict !== 'OK') throw new WalletUnreachable(`${path}: the answer (HTTP ${response.status}) is ${verdict}`);
  return parsed(path, text);
}

async function send(deps: SignedCallDeps, request: Unsent) {
  const { method, path, body } = request;
  try {
    const response = await deps.fetch(`${deps.baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...signRequest(deps, request, deps.now()) },
      ...(method === 'POST' ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(deps.timeoutMs),
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw new WalletUnreachable(`${path}: no answer`, { cause: error });
  }
}

function parsed(path: string, text: string): WalletAnswer {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string')
      return value as WalletAnswer;
  } catch (error) {
    throw new WalletUnreachable(`${path}: the answer is not JSON`, { cause: error });
  }
  throw new WalletUnreachable(`${path}: the answer has no status`);
}
