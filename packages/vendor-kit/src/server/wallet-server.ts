import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  type AuthenticateFields,
  type BalanceFields,
  type BetFields,
  type CallName,
  callPaths,
  type CreditFields,
  type EndRoundFields,
  httpStatusOf,
  isBodyOf,
  isKeepable,
  type OpenFreeRoundsFields,
  type RefundRoundFields,
  type RevealSeedFields,
  type RollbackFields,
  type WalletAnswer,
  type WinFields,
} from '../protocol/index.ts';
import type { AnswerStore, GivenAnswer } from './answer-store.ts';
import {
  refusal,
  signedServer,
  type SignedServerDeps,
  type WalletRequest,
  type WalletServer,
} from './signed-server.ts';

/** Who calls, on whose behalf. */
export interface WalletCall {
  vendorCode: string;
  operatorId: string;
}
type Answer = Omit<WalletAnswer, 'requestId'>;
type Handle<Fields> = (call: WalletCall, fields: Fields) => Promise<Answer>;

/** What a wallet does for each call. Signature, shape and repeated requests are dealt with before. */
export interface WalletSide {
  authenticate: Handle<AuthenticateFields>;
  balance: Handle<BalanceFields>;
  bet: Handle<BetFields>;
  win: Handle<WinFields>;
  rollback: Handle<RollbackFields>;
  credit: Handle<CreditFields>;
  endRound: Handle<EndRoundFields>;
  refundRound: Handle<RefundRoundFields>;
  openFreeRounds: Handle<OpenFreeRoundsFields>;
  revealSeed: Handle<RevealSeedFields>;
}

export interface WalletServerDeps extends SignedServerDeps {
  answers: AnswerStore;
  wallet: WalletSide;
  /** Told what was thrown while a call was worked; the vendor hears `INTERNAL_ERROR` and sends it again. */
  onError: (error: unknown) => void;
  /** Bodies beyond this many bytes are refused; 256 KiB when left out. */
  bodyBytesMax?: number;
}

/** How many bytes a body may have, as no call needs more. */
export const bodyBytesMax = 256 * 1024;

const callNames = new Map(Object.entries(callPaths).map(([name, path]) => [path as string, name as CallName]));
/** Calls whose answer must stay the same for ever. */
const keptCalls: ReadonlySet<CallName> = new Set(['bet', 'win', 'rollback', 'credit', 'endRound', 'refundRound']);

/** The wallet's side of the protocol for whoever implements one: checks, routes, keeps answers and signs them. */
export function createWalletServer(deps: WalletServerDeps): WalletServer {
  return signedServer(deps, (request) => answerOf(deps, request));
}

async function answerOf(deps: WalletServerDeps, request: WalletRequest): Promise<GivenAnswer> {
  const name = callNames.get(request.path);
  if (request.body.length > (deps.bodyBytesMax ?? bodyBytesMax)) return refusal('INVALID_REQUEST');
  const body = parseJson(request.body);
  const [requestId, txId] = [textOf(body, 'requestId'), textOf(body, 'txId')];
  const names = { requestId, ...(txId === '' ? {} : { txId }) };
  if (name === undefined || !isBodyOf(name, body) || !isKeepable(body)) return refusal('INVALID_REQUEST', names);
  const call = { vendorCode: request.header('x-vendor') ?? '', operatorId: textOf(body, 'operatorId') };
  if (body['vendorCode'] !== undefined && body['vendorCode'] !== call.vendorCode)
    return refusal('INVALID_REQUEST', names);
  const work = async (): Promise<GivenAnswer> => {
    const handle = deps.wallet[name] as Handle<object>;
    const { status, ...more } = await handle(call, body);
    const answer = { status, ...names, ...more };
    return { httpStatus: httpStatusOf(status), text: JSON.stringify(answer) };
  };
  try {
    if (!keptCalls.has(name)) return await work();
    const requestHash = createHash('sha256').update(`${request.path}\n`).update(request.body).digest('hex');
    const answer = await deps.answers.once({ vendorCode: call.vendorCode, requestId, requestHash }, work);
    return answer === 'conflict' ? refusal('DUPLICATE_TRANSACTION', names) : answer;
  } catch (error) {
    deps.onError(error);
    return refusal('INTERNAL_ERROR', names);
  }
}

function textOf(body: unknown, field: string): string {
  const value = (body as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : '';
}

function parseJson(bytes: Uint8Array): unknown {
  // Bytes that are no text would be read as signs that stand for any of them: two names would become one.
  if (!isUtf8(bytes)) return null;
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
