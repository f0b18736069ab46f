import type { WalletAnswer } from '../protocol/index.ts';
import { signRequest, verifyResponse } from '../signature/index.ts';

/** No answer that can be trusted: timeout, network failure, 5xx, wrong signature. The call may have had its effect. */
export class WalletUnreachable extends Error {}

export interface SignedCallDeps {
  /** The wallet's address without a path, such as `https://wallet.example`. */
  baseUrl: string;
  vendorCode: string;
  secret: string;
  now: () => Date;
  timeoutMs: number;
  fetch: typeof fetch;
}

/**
 * Makes the function that sends one signed request and checks the signature of its answer.
 * It throws `WalletUnreachable` whenever the outcome is unknown.
 */
export function createSignedCall(deps: SignedCallDeps) {
  return async (path: string, fields: object): Promise<WalletAnswer> => {
    const body = JSON.stringify(fields);
    const request = { method: 'POST', path, body };
    const { response, text } = await send(deps, path, body, signRequest(deps, request, deps.now()));
    if (response.status >= 500) throw new WalletUnreachable(`${path}: HTTP ${response.status}`);
    const timestamp = response.headers.get('x-timestamp');
    const signature = response.headers.get('x-signature');
    const verdict = verifyResponse(deps.secret, { ...request, body: text, timestamp, signature }, deps.now());
    if (verdict !== 'OK') throw new WalletUnreachable(`${path}: the answer (HTTP ${response.status}) is ${verdict}`);
    return parsed(path, text);
  };
}

async function send(deps: SignedCallDeps, path: string, body: string, headers: object) {
  try {
    const response = await deps.fetch(`${deps.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
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
