import type { Database } from '../database/database.ts';
import { signatureOf } from '../signature/signature.ts';
import { type Delivery, noteAttempt, takeDue } from './delivery.store.ts';

const timeoutMs = 5_000;
const heldMs = 30_000;
const batch = 20;
const attemptsMax = 12;
const delayMs = 1_000;
const delayMaxMs = 5 * 60_000;

export interface DeliveriesDeps {
  db: Database;
  now: () => Date;
  webhookUrl: string;
  /** Where events about payouts go. */
  payoutWebhookUrl: string;
  secret: string;
}

/** Sends what is due. */
export interface Deliveries {
  /** Makes one attempt at each event that is due; answers how many there were. */
  sendDue(): Promise<number>;
}

/** The sandbox's messages to the merchant: signed, in a queue that survives a restart, sent again until answered. */
export function createDeliveries({ db, now, webhookUrl, payoutWebhookUrl, secret }: DeliveriesDeps): Deliveries {
  async function send(url: string, body: string): Promise<{ ok: boolean; answer: string }> {
    const { pathname, search } = new URL(url);
    const timestampSeconds = Math.floor(now().getTime() / 1000);
    const signature = signatureOf(secret, { method: 'POST', path: pathname + search, timestampSeconds, body });
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': String(timestampSeconds),
      'x-signature': signature,
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await response.arrayBuffer();
      return { ok: response.ok, answer: `HTTP ${response.status}` };
    } catch (error) {
      return { ok: false, answer: error instanceof Error ? error.name : 'unreachable' };
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { ok, answer } = await send(delivery.payout_id === null ? webhookUrl : payoutWebhookUrl, delivery.body);
    const over = delivery.attempts >= attemptsMax;
    const waitMs = Math.min(delayMs * 2 ** (delivery.attempts - 1), delayMaxMs);
    const nextAttemptAt = new Date(now().getTime() + waitMs);
    await noteAttempt(db, delivery.id, {
      state: ok ? 'delivered' : over ? 'given_up' : 'waiting',
      answer,
      nextAttemptAt,
    });
  }

  return {
    async sendDue() {
      const due = await takeDue(db, now(), new Date(now().getTime() + heldMs), batch);
      await Promise.all(due.map(attempt));
      return due.length;
    },
  };
}
