import { standInText } from '../checkout/document.ts';
import { html, type Html } from '../checkout/html.ts';
import type { Voice } from '../checkout/words.ts';
import type { Text } from './phone-service.ts';

const shownMax = 20;

function row({ to, code, sentAt }: Text, { time }: Voice): Html {
  return html`<div>
    <dt><bdi dir="ltr">${to}</bdi><br /><small>${time(sentAt)}</small></dt>
    <dd><strong dir="ltr">${code}</strong></dd>
  </div>`;
}

/** The telephone of everybody who tries the product out: the codes that would have been texted, newest first. */
export function textsPage(texts: readonly Text[], voice: Voice): string {
  const { words } = voice;
  return standInText({
    title: words.texts.title,
    voice,
    company: 'Firebase',
    lead: texts.length === 0 ? words.texts.none : words.texts.hint,
    body: html`<dl>${texts.slice(0, shownMax).map((text) => row(text, voice))}</dl>`,
  });
}
