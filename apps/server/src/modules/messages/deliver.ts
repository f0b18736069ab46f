import type { MessageContent } from './message.model.ts';
import type { MessagesDeps } from './messages.deps.ts';
import { claimDue, recordAttempt, type StoredMessage } from './messages.store.ts';
import { outboxName } from './senders/outbox.ts';
import { DeliveryRefused } from './senders/sender.ts';

const batchSize = 20;
const batchesMax = 50;
const attemptsMax = 6;
/** The first wait; each one after is three times as long: the sixth attempt is about an hour after the first. */
const waitMs = 20_000;

type DeliverDeps = Pick<MessagesDeps, 'db' | 'clock' | 'vault' | 'sites' | 'sms' | 'mail' | 'onError'>;

/** Sends what is due. A worker that dies after sending sends again: providers know a message by its id. */
export async function deliverDue(deps: DeliverDeps): Promise<void> {
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const now = deps.clock.now();
    const claimed = await claimDue(deps.db, now, new Date(now.getTime() + waitMs), batchSize);
    await Promise.all(claimed.map((message) => deliver(deps, message)));
    if (claimed.length < batchSize) return;
  }
}

async function deliver(deps: DeliverDeps, message: StoredMessage): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  if (message.expiresAt !== null && message.expiresAt <= now) {
    await recordAttempt(db, message.id, { state: 'failed', failure: 'too late', content: null });
    return;
  }
  try {
    const sender = await handOver(deps, message);
    const kept = sender === outboxName ? {} : { content: null };
    await recordAttempt(db, message.id, { state: 'sent', sender, sent_at: now, failure: null, ...kept });
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    deps.onError(new Error(`Message ${message.id} was not delivered: ${failure}`));
    if (error instanceof DeliveryRefused || message.attempts >= attemptsMax) {
      await recordAttempt(db, message.id, { state: 'failed', failure, content: null });
      return;
    }
    const wait = waitMs * 3 ** (message.attempts - 1);
    await recordAttempt(db, message.id, { failure, next_attempt_at: new Date(now.getTime() + wait) });
  }
}

/** Gives the message to the provider of its channel; answers that one's name. */
async function handOver({ vault, sites, sms, mail }: DeliverDeps, message: StoredMessage): Promise<string> {
  const { id, channel, recipient } = message;
  const to = vault.open(recipient, id);
  const { subject, text, html } = JSON.parse(vault.open(message.content ?? '', id)) as MessageContent;
  if (channel === 'sms') {
    await sms.send({ id, to, text });
    return sms.name;
  }
  const { name: fromName } = await sites.byId(message.siteId);
  await mail.send({ id, to, fromName, subject, text, html });
  return mail.name;
}
