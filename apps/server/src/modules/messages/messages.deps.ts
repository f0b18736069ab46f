import type { ServerTranslator } from '@quetzal/i18n/server';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Sites } from '#modules/site';
import type { MailSender, SmsSender } from './senders/sender.ts';

/** What the room is made of. */
export interface MessagesDeps {
  db: Database;
  clock: Clock;
  sites: Pick<Sites, 'byId'>;
  vault: Vault;
  words: Pick<ServerTranslator, 'say'>;
  sms: SmsSender;
  mail: MailSender;
  onError: (error: unknown) => void;
}
