import { maskAccount } from '../records/mask-account.ts';
import { bannedWordIn } from './banned-word.ts';
import { cleanChatText } from './clean-text.ts';
import { contactIn } from './contact.ts';
import { foldWord, plainText } from './fold-text.ts';

/** Names that only those who run a site may go by, in the languages that members are most likely to read. */
const staffWords = (
  'admin administrator administrador administradora mod moderator moderador moderadora soporte support suporte staff ' +
  'oficial official root operator operador operadora webmaster system sistema casino modérateur officiel kundendienst offiziell destek yönetici resmi ' +
  'админ администратор модератор поддержка официальный адмін адміністратор підтримка مشرف المشرف الدعم الإدارة پشتیبانی ' +
  '客服 管理员 官方 管理者 運営 サポート 관리자 운영자 고객센터 ผู้ดูแล แอดมิน प्रशासक सहायता'
)
  .split(' ')
  .concat('hỗ trợ', 'quản trị viên');

/** Signs that a reader takes for one another, as one of them. */
const asOne = (text: string): string => text.replaceAll(/[lI|!1]/gu, 'i');
/** `SoporteMX` and `soporte24` as the words that they are read as. */
const apart = (text: string): string => text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|\p{N}+/gu, ' ');

/** True when one of these names is in another, as a reader reads it. */
function passesFor(chosen: string, names: readonly string[]): boolean {
  const plain = plainText(chosen);
  const alike = names.map(asOne);
  return (
    bannedWordIn(plain, names) !== undefined || [plain, apart(plain)].some((text) => bannedWordIn(asOne(text), alike))
  );
}

const lettersOf = (name: string): string => foldWord(asOne(plainText(name))).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * True for the name of an account that reads as staff or as the site (`house`): as the chat sees it, and besides with
 * such words joined to one another or to nothing but digits and separators (`quetzaladmin`, `ad.min_7`).
 */
export function passesForStaff(account: string, house: string): boolean {
  const names = [...staffWords, house];
  if (passesFor(account, names)) return true;
  const joined = new RegExp(`^(${names.map(lettersOf).join('|')})+$`, 'u');
  return [account, account.replaceAll(/\p{N}/gu, '')].some((name) => joined.test(lettersOf(name)));
}

/**
 * How others see who wrote: the nickname that a member chose, else the masked account. A nickname that asks for contact,
 * has a banned word in it or passes for somebody who runs the site, or for the site (`house`), is not shown.
 */
export function shownName(
  { account, nickname }: { account: string; nickname: string },
  banned: readonly string[],
  house: string,
): string {
  const chosen = cleanChatText(nickname).replaceAll('\n', ' ');
  const isOwn = chosen !== '' && chosen.toLowerCase() !== account.toLowerCase();
  if (!isOwn || contactIn(chosen) !== undefined || passesFor(chosen, [...banned, ...staffWords, house])) {
    return maskAccount(account);
  }
  return chosen;
}
