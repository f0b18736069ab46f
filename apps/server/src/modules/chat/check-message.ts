import {
  bannedWordIn,
  chatTextMax,
  cleanChatText,
  codesIn,
  contactIn,
  foldMessage,
  isBlank,
} from '@quetzal/domain/chat';
import { countCharacters } from '@quetzal/domain/text';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { chatErrors } from './chat.errors.ts';
import { hasAffiliateCode, selectOwnSince } from './chat.store.ts';

const minuteMs = 60_000;
/** So many messages of a member in so long, in all rooms together; the same one not twice in that time. */
const [countMax, countedMs] = [20, 5 * minuteMs];

/**
 * The text as it is kept. Refuses with `field.required`, `field.too_long`, `chat.contact` (an address, mail, telephone,
 * name elsewhere or invitation code) and `chat.banned_word`.
 */
export async function checkText(
  db: Reader,
  { siteId, bannedWords }: { siteId: string; bannedWords: readonly string[] },
  written: string,
): Promise<string> {
  const text = cleanChatText(written);
  if (isBlank(text)) throw chatErrors.blank();
  if (countCharacters(text) > chatTextMax) throw chatErrors.tooLong(chatTextMax);
  if (contactIn(text) !== undefined || (await hasAffiliateCode(db, siteId, codesIn(text)))) throw chatErrors.contact();
  if (bannedWordIn(text, bannedWords) !== undefined) throw chatErrors.bannedWord();
  return text;
}

/** Refuses with `chat.too_soon`, `chat.too_many` and `chat.repeated`; what its author removed counts too. */
export async function checkPace(
  tx: Tx,
  { memberId, text, slowSeconds }: { memberId: string; text: string; slowSeconds: number },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - Math.max(countedMs, slowSeconds * 1_000));
  const own = await selectOwnSince(tx, memberId, since);
  const [last] = own;
  const waitMs = last === undefined ? 0 : last.createdAt.getTime() + slowSeconds * 1_000 - now.getTime();
  if (waitMs > 0) throw chatErrors.tooSoon(Math.ceil(waitMs / 1_000));
  const recent = own.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < countedMs);
  if (recent.length >= countMax) throw chatErrors.tooMany();
  const folded = foldMessage(text) || text;
  if (recent.some(({ content }) => (foldMessage(content) || content) === folded)) throw chatErrors.repeated();
}
