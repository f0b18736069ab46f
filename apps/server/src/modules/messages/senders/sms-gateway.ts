import { DeliveryRefused, type SmsSender } from './sender.ts';

const timeoutMs = 10_000;

/** Answers that say "not now": everything else of 4xx will be said again. */
const notNow = new Set([401, 403, 408, 409, 425, 429]);

/**
 * Text messages by a gateway over HTTP: POST of `{"id", "to", "text"}` as JSON to `url`, with the token as bearer and the
 * id as `Idempotency-Key`, answered by any 2xx. docs/operations/messages.md has the contract for whoever writes a bridge.
 */
export function createSmsGateway({ url, token }: { url: string; token: string }): SmsSender {
  return {
    name: 'sms_gateway',
    async send({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: JSON.stringify({ id, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const reason = `gateway ${answer.status}`;
      if (answer.status >= 400 && answer.status < 500 && !notNow.has(answer.status)) throw new DeliveryRefused(reason);
      throw new Error(reason);
    },
  };
}
