import { type ClientRequest, request } from 'node:http';
import { encryptBody, type EncryptionKey } from '@quetzal/api/encrypt';
import { signRequest } from '@quetzal/vendor-kit/signature';
import type { Call, Role } from './call.ts';
import type { Answer } from './judge.ts';
import type { Operation } from './operations.ts';

const waitMaxMs = 20_000;
const answerCharsMax = 200_000;
/** What Node reads of a head before it refuses it. */
const readBytesMax = 16_384;
const tooLarge = 413;

/** Who calls are made as, and where to. */
export interface Callers {
  apiUrl: string;
  encryptionKey: EncryptionKey;
  tokens: Partial<Record<Role, string>>;
  /** Secrets of the vendor and of the payment provider, when they are known. */
  signers: { vendorCode: string; vendorSecret: string; providerSecret: string } | undefined;
}

function signature(
  { signers }: Callers,
  operation: Operation,
  message: { method: string; path: string; body: string },
) {
  if (signers === undefined) return {};
  const secret = operation.access === 'provider' ? signers.providerSecret : signers.vendorSecret;
  return signRequest({ vendorCode: signers.vendorCode, secret }, message, new Date());
}

/** The platform counts calls by address; on the loopback network a caller may have many. */
function addressOf(url: URL, turn: number): { localAddress?: string } {
  const isLoopback = ['localhost', '127.0.0.1'].includes(url.hostname) && process.platform === 'linux';
  return isLoopback ? { localAddress: `127.77.${Math.floor(turn / 200) % 250}.${(turn % 200) + 1}` } : {};
}

let turns = 0;

/** Sends a call as its role would, encrypted or signed where that belongs to it, and waits for the answer. */
export async function send(operation: Operation, call: Call, callers: Callers): Promise<Answer> {
  const { method } = operation;
  const base = new URL(callers.apiUrl);
  const body =
    call.isSealed && call.body !== undefined ? await encryptBody(call.body, callers.encryptionKey) : (call.body ?? '');
  const token = callers.tokens[call.role];
  const headers: Record<string, string | number> = {
    Merchant: 'quetzal',
    Device: 'web',
    Language: 'EN',
    ...(operation.moduleId === 'none' ? {} : { ModuleId: operation.moduleId }),
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(call.isSealed ? { Encryption: 'JWE' } : {}),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(call.role === 'signer' ? signature(callers, operation, { method, path: call.path, body }) : {}),
    'Content-Length': Buffer.byteLength(body),
    ...call.headers,
  };
  turns += 1;
  const host = base.hostname === 'localhost' ? '127.0.0.1' : base.hostname;
  const target = { host, port: base.port, method, path: call.path, headers, ...addressOf(base, turns) };
  return new Promise((done) => {
    const startedAt = performance.now();
    const end = (status: number, text: string, told: Answer['headers'] = {}) =>
      done({ status, body: text, headers: told, tookMs: performance.now() - startedAt });
    const outgoing: ClientRequest = request(target, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        if (text.length < answerCharsMax) text += chunk;
      });
      answer.on('end', () => end(answer.statusCode ?? 0, text, answer.headers));
      answer.on('error', () => end(0, ''));
    });
    outgoing.setTimeout(waitMaxMs, () => outgoing.destroy(new Error('no answer in time')));
    // A server may hang up on what is too long to be read, and we may hear that before we hear its answer.
    const isLong = Buffer.byteLength(body) + call.path.length + JSON.stringify(headers).length > readBytesMax;
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isHungUp = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      end(isLong && isHungUp ? tooLarge : 0, String(error));
    });
    outgoing.end(body);
  });
}
