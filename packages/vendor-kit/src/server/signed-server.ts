import { httpStatusOf, type WalletStatus } from '../protocol/index.ts';
import { type SignatureVerdict, type SigningKeys, signResponse, verifyRequest } from '../signature/index.ts';
import type { GivenAnswer } from './answer-store.ts';

/** A request as it came. */
export interface WalletRequest {
  method: string;
  /** Path with its query. */
  path: string;
  header: (name: string) => string | null | undefined;
  body: Uint8Array;
}
export interface WalletReply {
  httpStatus: number;
  headers: Record<string, string>;
  text: string;
}
export type WalletServer = (request: WalletRequest) => Promise<WalletReply>;

export interface SignedServerDeps {
  /** The secret shared with a vendor, or our private and its public keys. */
  secretOf: (vendorCode: string) => SigningKeys | undefined;
  now: () => Date;
  /** How a request is checked; another only where a wallet is broken on purpose. */
  verify?: (secret: SigningKeys, request: Parameters<typeof verifyRequest>[1], now: Date) => SignatureVerdict;
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Answers only what is signed, and signs every answer, refusals too. */
export function signedServer(
  deps: SignedServerDeps,
  answerOf: (request: WalletRequest) => Promise<GivenAnswer>,
): WalletServer {
  const { verify = verifyRequest } = deps;
  return async (request) => {
    const secret = deps.secretOf(request.header('x-vendor') ?? '');
    if (secret === undefined) return { ...refusal('INVALID_SIGNATURE'), headers: jsonHeaders };
    const timestamp = request.header('x-timestamp');
    const signature = request.header('x-signature');
    const verdict = verify(secret, { ...request, timestamp, signature }, deps.now());
    const { httpStatus, text } = verdict === 'OK' ? await answerOf(request) : refusal(verdict);
    const signed = signResponse(secret, { method: request.method, path: request.path, body: text }, deps.now());
    return { httpStatus, text, headers: { ...jsonHeaders, ...signed } };
  };
}

/** The names of a call, which its answer repeats. */
export interface CallNames {
  requestId: string;
  txId?: string;
}

/** An answer without anything in it but why. */
export function refusal(status: WalletStatus, names: CallNames = { requestId: '' }): GivenAnswer {
  return { httpStatus: httpStatusOf(status), text: JSON.stringify({ status, ...names }) };
}
