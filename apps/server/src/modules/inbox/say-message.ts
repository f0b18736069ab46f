import { currencyOf } from '@quetzal/domain/money';
import { figureTag } from '@quetzal/i18n';
import type { ServerTranslator } from '@quetzal/i18n/server';
import type { InboxMessage, NoteParam, StoredMessage } from './inbox.model.ts';

/** In which language, and by which clock, a message is read. */
export interface Reading {
  language: string;
  /** IANA name. */
  timeZone: string;
}

type Words = Pick<ServerTranslator, 'say'>;

/** An amount with the places of its currency, and more where it has more: nothing that moved is left out. */
function amountText({ amount, currency }: { amount: string; currency: string }, language: string): string {
  const { displayDigits, scale } = currencyOf(currency);
  const places = { minimumFractionDigits: displayDigits, maximumFractionDigits: scale };
  return `${new Intl.NumberFormat(figureTag(language), places).format(amount as `${number}`)}\u00A0${currency}`;
}

/** A time as its reader writes it, by the reader's clock. */
export function timeText(at: Date, { language, timeZone }: Reading): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(figureTag(language), format).format(at);
}

function paramText(words: Words, param: NoteParam, { language, timeZone }: Reading): string {
  if (typeof param === 'string') return param;
  if ('amount' in param) return amountText(param, language);
  if ('limit' in param) return words.say('inbox', `limits.${param.limit}`, null, language);
  if ('at' in param) return timeText(new Date(param.at), { language, timeZone });
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(figureTag(language), format).format(param.minutes);
}

/** Puts a message into words of the reader's language; what an operator wrote stays as it is. */
export function sayMessage(words: Words, message: StoredMessage, reading: Reading): InboxMessage {
  const { params, letter, ...kept } = message;
  if (letter !== null) return { ...kept, ...letter };
  const texts = Object.entries(params).map(([name, param]) => [name, paramText(words, param, reading)] as const);
  const said = Object.fromEntries(texts);
  const say = (part: 'title' | 'text') => words.say('inbox', `${kept.kind}.${part}`, said, reading.language);
  return { ...kept, title: say('title'), text: say('text') };
}
