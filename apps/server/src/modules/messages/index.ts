import type { Routes } from '#kernel/http/api-instance.ts';
import { addMessageOps, type MessageOpsDeps } from './routes/outbox.ts';

export type { MessagesDeps } from './messages.deps.ts';
export { createMessages, type Messages } from './messages.service.ts';
export { deliverJob } from './messages.jobs.ts';
export type { Channel } from './message.model.ts';
export { createSmsGateway } from './senders/sms-gateway.ts';
export { createSmtpSender } from './senders/smtp.ts';
export { outboxSender } from './senders/outbox.ts';

/** The calls of operators about what was sent. */
export function messageOpsRoutes(deps: MessageOpsDeps): Routes {
  return (api) => addMessageOps(api, deps);
}
