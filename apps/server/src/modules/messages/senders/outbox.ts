import type { MailSender, SmsSender } from './sender.ts';

/** The name of the sender that keeps messages where they are. */
export const outboxName = 'outbox';

/** Takes every message and leaves it in the database, for an operator to read. The way when no provider is named. */
export const outboxSender: SmsSender & MailSender = {
  name: outboxName,
  send: async () => undefined,
};
