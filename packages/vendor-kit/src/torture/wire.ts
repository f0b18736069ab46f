import { amountOf, unitsOf } from '../amounts/index.ts';
import { type CallName, callPaths, type WalletAnswer } from '../protocol/index.ts';
import { signRequest, type SignatureVerdict, type SigningKeys, verifyResponse } from '../signature/index.ts';
import { BrokenPromise } from './broken-promise.ts';
import type { TortureOptions } from './torture-options.ts';

/** An answer as the kit judges it. */
export interface Answer {
  httpStatus: number;
  /** The bytes. */
  text: string;
  fields: Partial<WalletAnswer>;
  signature: SignatureVerdict;
}

/** What is done wrong on purpose with one request. */
export interface Tampering {
  secret?: SigningKeys;
  skewSeconds?: number;
  /** Signed instead of what is sent. */
  signedBody?: string;
  signedPath?: string;
  leaveOut?: 'x-signature' | 'x-timestamp' | 'x-vendor';
  timeoutMs?: number;
}

/** Which request an answer is to. */
interface Asked {
  method: 'GET' | 'POST';
  /** Path with its query. */
  path: string;
}

export type Fields = Record<string, unknown>;
export type Wire = ReturnType<typeof createWire>;

/** Sends what a case asks for, as it asks for it, and reads the player's money. */
export function createWire(options: TortureOptions) {
  const { vendorCode, operatorId, playerRef, currency, gameCode, sessionToken, createId } = options;
  const { stake } = options;

  async function exchange(asked: Asked & { body: string }, tampering: Tampering = {}): Promise<Answer> {
    const { method, path, body } = asked;
    const { secret = options.secret, skewSeconds = 0, signedBody = body, signedPath = path } = tampering;
    const at = new Date(options.now().getTime() + skewSeconds * 1000);
    const signed = signRequest({ vendorCode, secret }, { method, path: signedPath, body: signedBody }, at);
    const headers = new Headers({ 'content-type': 'application/json', ...signed });
    if (tampering.leaveOut !== undefined) headers.delete(tampering.leaveOut);
    const signal = AbortSignal.timeout(tampering.timeoutMs ?? options.patienceMs);
    const sent = { method, headers, signal, ...(method === 'POST' ? { body } : {}) };
    return read(asked, await options.fetch(`${options.baseUrl}${path}`, sent));
  }

  const sendText = (name: CallName, body: string, tampering?: Tampering): Promise<Answer> =>
    exchange({ method: 'POST', path: callPaths[name], body }, tampering);

  async function read({ method, path }: Asked, response: Response): Promise<Answer> {
    const text = await response.text();
    const timestamp = response.headers.get('x-timestamp');
    const signature = response.headers.get('x-signature');
    const message = { method, path, body: text, timestamp, signature };
    return {
      httpStatus: response.status,
      text,
      fields: fieldsOf(text),
      signature: verifyResponse(options.secret, message, options.now()),
    };
  }

  const envelope = (): Fields => ({ requestId: createId(), operatorId });
  const movement = (): Fields => ({ ...envelope(), txId: createId(), playerRef, currency, gameCode });
  const send = (name: CallName, fields: Fields, tampering?: Tampering): Promise<Answer> =>
    sendText(name, JSON.stringify(fields), tampering);

  return {
    options,
    send,
    sendText,
    /** Asks for an address by a signed GET; its path carries the query. */
    get: (path: string, tampering?: Tampering): Promise<Answer> =>
      exchange({ method: 'GET', path, body: '' }, tampering),
    read,
    /** A bet of the usual stake in a round of its own. */
    bet: (more: Fields = {}): Fields => ({ ...movement(), roundId: createId(), amount: stake, sessionToken, ...more }),
    /** A win of one stake for a bet, which leaves its round open. */
    win(bet: Fields, more: Fields = {}): Fields {
      const { txId: betTxId, roundId } = bet;
      return { ...movement(), betTxId, roundId, amount: stake, roundClosed: false, ...more };
    },
    rollback: (bet: Fields, more: Fields = {}): Fields => ({
      ...movement(),
      betTxId: bet['txId'],
      roundId: bet['roundId'],
      ...more,
    }),
    /** The rollback of a win. */
    rollbackOfWin: (win: Fields): Fields => ({ ...movement(), winTxId: win['txId'], roundId: win['roundId'] }),
    player: (): Fields => ({ ...envelope(), playerRef, gameCode }),
    seed: (more: Fields): Fields => ({ ...envelope(), ...more }),
    /** A prize of one stake. */
    prize: (more: Fields = {}): Fields => ({
      ...envelope(),
      txId: createId(),
      playerRef,
      currency,
      amount: stake,
      kind: 'promo',
      ...more,
    }),
    endRound: (bet: Fields): Fields => ({ ...envelope(), playerRef, gameCode, roundId: bet['roundId'] }),
    balance: (): Fields => ({ ...envelope(), playerRef, currency, sessionToken }),
    /** The same movement under a new request. */
    again: (fields: Fields): Fields => ({ ...fields, requestId: createId() }),
    /** The stake, so many times, in millionths. */
    stakes: (times: number): bigint => BigInt(times) * (unitsOf(stake) ?? 0n),
    /** The player's cash in millionths, as the wallet tells it. */
    async cash(): Promise<bigint> {
      const answer = await send('balance', { ...envelope(), playerRef, currency, sessionToken });
      return balanceOf(answer);
    },
  };
}

/** The balance in an answer that must be `OK`, in millionths. */
export function balanceOf(answer: Answer): bigint {
  expectStatus(answer, 'OK');
  const units = unitsOf(answer.fields.balance ?? '');
  if (units === undefined) throw new BrokenPromise(`an OK tells the balance; this one said ${answer.text}`);
  return units;
}

export function expectStatus(answer: Answer, ...allowed: string[]): void {
  const { status } = answer.fields;
  if (status !== undefined && allowed.includes(status)) return;
  throw new BrokenPromise(
    `expected ${allowed.join(' or ')}, got HTTP ${answer.httpStatus} ${answer.text.slice(0, 300)}`,
  );
}

/** A bet beyond the balance has to be refused for want of money: a refusal for its size says nothing about that. */
export function expectShort(answer: Answer): void {
  if (answer.fields.status === 'LIMIT_REACHED')
    throw new BrokenPromise('this player has more than one bet may take, so that want of money cannot be tried');
  expectStatus(answer, 'INSUFFICIENT_FUNDS');
}

export function expectCash(actual: bigint, expected: bigint, after: string): void {
  if (actual === expected) return;
  throw new BrokenPromise(`after ${after} the balance is ${amountOf(actual)}, expected ${amountOf(expected)}`);
}

export function expectSigned(answer: Answer, what: string): void {
  if (answer.signature !== 'OK') throw new BrokenPromise(`the signature of ${what} is ${answer.signature}`);
}

export function expectSameBytes(first: Answer, second: Answer): void {
  if (first.text === second.text && first.httpStatus === second.httpStatus) return;
  throw new BrokenPromise(`the same request got other bytes: first ${first.text}, then ${second.text}`);
}

function fieldsOf(text: string): Partial<WalletAnswer> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
