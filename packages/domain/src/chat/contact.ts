/** Ways by which somebody asks to be reached elsewhere. */
export type ContactKind = 'link' | 'mail' | 'phone' | 'handle';

const endings =
  'com|net|org|info|biz|io|app|xyz|bet|casino|poker|club|online|site|shop|store|top|vip|win|live|link|page|chat|games?|fun|pro|dev|tv|gg|ly|cc|ws|gl|mx|ar|br|cl|pt|uk|ru|cn|eu|us|ca|in|vn|th|kr|jp|tr|ua|pl';
/** Endings that are words as well: a name needs a path after it to be taken for an address. */
const wordEndings = 'me|es|co|be|de|it|no|la|pe|so|to|is';
const dot = String.raw`(?:\s?\.\s?|\s*[([{]\s*(?:\.|dot|punto|ponto)\s*[)\]}]\s*|\s+(?:dot|punto|ponto)\s+)`;
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;

const links = [
  /\b[a-z][a-z0-9+.-]{1,15}:\/\//iu,
  /\b(?:javascript|data|vbscript):/iu,
  /\bwww\s?\./iu,
  new RegExp(`${name}${dot}(?:${endings})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`${name}\\.(?:${wordEndings})/\\S`, 'iu'),
];
const at = String.raw`(?:\s?@\s?|\s*[([{]\s*(?:at|arroba)\s*[)\]}]\s*|\s+arroba\s+)`;
const mail = new RegExp(`[\\p{L}\\p{N}._%+-]+${at}${name}(?:\\.|${dot})\\p{L}{2,}`, 'iu');
const handle = /(?:^|[^\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/u;

/** So many digits in a row, whatever stands between, are a number to call; amounts with their own signs may be longer. */
const [digitsMin, digitsOfAmountMin] = [8, 10];
const digitRun = /\p{Nd}(?:[\s\-()+/_*.,·•]{0,3}\p{Nd})+/gu;

function isPhone(run: string): boolean {
  const digits = Array.from(run).filter((character) => /\p{Nd}/u.test(character)).length;
  return digits >= (/[.,]/.test(run) ? digitsOfAmountMin : digitsMin);
}

/** How a text asks for contact outside of the room: by an address, a mail, a telephone or a name elsewhere; undefined when not. */
export function contactIn(text: string): ContactKind | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\u200C\u200D]/g, '');
  if (mail.test(plain)) return 'mail';
  if (links.some((pattern) => pattern.test(plain))) return 'link';
  if (handle.test(plain)) return 'handle';
  return (plain.match(digitRun) ?? []).some(isPhone) ? 'phone' : undefined;
}

/** What in a text may be somebody's invitation code: words of four letters and digits or more, in capitals. */
export function codesIn(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z0-9]{4,16}/g) ?? [];
  return [...new Set(words)];
}
