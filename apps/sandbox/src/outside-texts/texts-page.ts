import { html, type Html } from '../checkout/html.ts';
import { fill, type Voice } from '../checkout/words.ts';
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
  const { words, language, direction } = voice;
  const company = 'Firebase';
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${words.texts.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/checkout.css" />
        <link rel="stylesheet" href="/assets/forms.css" />
      </head>
      <body>
        <header><p class="notice">${fill(words.outside.notice, { company })}</p></header>
        <main class="narrow">
          <section class="how">
            <h1>${words.texts.title}</h1>
            <p class="lead">${texts.length === 0 ? words.texts.none : words.texts.hint}</p>
            <dl>${texts.slice(0, shownMax).map((text) => row(text, voice))}</dl>
          </section>
        </main>
      </body>
    </html> `.markup;
}
