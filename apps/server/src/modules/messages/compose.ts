import { directionOf } from '@quetzal/i18n';
import type { ServerTranslator } from '@quetzal/i18n/server';
import type { MessageContent, MessageWish } from './message.model.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const addressPattern = /https?:\/\/[^\s<>"']+/g;

/** One line of a mail; an address that stands in it can be followed. */
function paragraphOf(text: string): string {
  const withLinks = escapeHtml(text).replaceAll(addressPattern, (url) => `<a href="${url}">${url}</a>`);
  return `<p>${withLinks}</p>`;
}

/** Puts a message into words of its language: a text, and for mail a subject and a plain page as well. */
export function composeMessage(
  words: Pick<ServerTranslator, 'say'>,
  { channel, template, language, params }: Pick<MessageWish, 'channel' | 'template' | 'language' | 'params'>,
  brand: string,
): MessageContent {
  const all = { ...params, brand };
  if (channel === 'sms') return { subject: '', text: words.say('sms', template, all, language), html: '' };
  const subject = words.say('mail', `${template}.subject`, all, language);
  const paragraphs = [
    ...words.say('mail', `${template}.text`, all, language).split('\n'),
    words.say('mail', 'footer', all, language),
  ];
  const page = paragraphs.map(paragraphOf).join('\n');
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:24px">
<p><strong>${escapeHtml(brand)}</strong></p>
${page}
</body>
</html>
`;
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html };
}
