import { maskAccount } from '../records/mask-account.ts';
import { bannedWordIn } from './banned-word.ts';
import { cleanChatText } from './clean-text.ts';
import { contactIn } from './contact.ts';

/** Names that only those who run a site may go by. */
const staffWords = [
  'admin',
  'administrator',
  'administrador',
  'mod',
  'moderator',
  'moderador',
  'moderadora',
  'soporte',
  'support',
  'suporte',
  'staff',
  'oficial',
  'official',
  'system',
  'sistema',
  'casino',
];

/**
 * How others see who wrote: the nickname that a member chose, else the masked account. A nickname that asks for contact,
 * has a banned word in it or passes for somebody who runs the site is not shown.
 */
export function shownName(
  { account, nickname }: { account: string; nickname: string },
  banned: readonly string[],
): string {
  const chosen = cleanChatText(nickname).replaceAll('\n', ' ');
  const isOwn = chosen !== '' && chosen.toLowerCase() !== account.toLowerCase();
  if (!isOwn || contactIn(chosen) !== undefined || bannedWordIn(chosen, [...banned, ...staffWords])) {
    return maskAccount(account);
  }
  return chosen;
}
