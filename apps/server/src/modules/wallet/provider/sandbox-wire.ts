import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import { type Callback, type EventRefusal, PaymentProviderUnavailable } from './payment-provider.ts';
import { isSigned, signatureOf } from './signature.ts';

const timeoutMs = 5_000;
const eventWindowSeconds = 300;

/** How `apps/sandbox` is spoken with: signed calls to it, signed events from it. */
export interface SandboxWire {
  /** Throws `PaymentProviderUnavailable` when nobody answers. */
  call(method: string, path: string, content?: object): Promise<Response>;
  /** The body of an event, or what is not right: its signature, or its form. */
  readEvent<S extends TObject>(form: S, req: Callback, now: Date): Static<S> | EventRefusal;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The wire of one merchant. */
export function createSandboxWire(deps: { url: string; secret: string; clock: Clock }): SandboxWire {
  return {
    async call(method, path, content) {
      const body = content === undefined ? '' : JSON.stringify(content);
      const timestampSeconds = Math.floor(deps.clock.now().getTime() / 1000);
      const headers = {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        'x-timestamp': String(timestampSeconds),
        'x-signature': signatureOf(deps.secret, { method, path, timestampSeconds, body }),
      };
      const init = { method, headers, redirect: 'error' as const, signal: AbortSignal.timeout(timeoutMs) };
      try {
        return await fetch(`${deps.url}${path}`, content === undefined ? init : { ...init, body });
      } catch (error) {
        throw new PaymentProviderUnavailable(`${method} ${path}: no answer`, { cause: error });
      }
    },
    readEvent(form, req, now) {
      // Without a body there was nothing to keep.
      const body = req.rawBody as Buffer | undefined;
      if (body === undefined) return 'unsigned';
      const timestampSeconds = Number(req.headers['x-timestamp']);
      const message = { method: req.method, path: req.url, timestampSeconds, body };
      const clock = { nowSeconds: Math.floor(now.getTime() / 1000), windowSeconds: eventWindowSeconds };
      if (!isSigned(deps.secret, message, String(req.headers['x-signature'] ?? ''), clock)) return 'unsigned';
      const value = readJson(body);
      return Value.Check(form, value) ? value : 'malformed';
    },
  };
}
