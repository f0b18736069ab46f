import { html, type Html, nothing } from '../checkout/html.ts';
import { fill, type Voice } from '../checkout/words.ts';
import { type Company, companyNames } from './outside-accounts.model.ts';

/** Where a visitor says who they are. */
export interface Screen {
  company: Company;
  voice: Voice;
  /** Where the form goes. */
  action: string;
  /** Whether the company says if it has checked an address. */
  saysVerified: boolean;
  /** The last form did not fit. */
  isWrong: boolean;
}

function form({ voice, action, saysVerified, isWrong }: Screen): Html {
  const words = voice.words.outside;
  const verified = html`<p class="choice">
    <label><input type="checkbox" name="verified" checked /> ${words.verified}</label>
  </p>`;
  return html`<form method="post" action="${action}">
    ${isWrong ? html`<p class="problem" role="alert">${words.wrong}</p>` : nothing}
    <div class="fields">
      <p class="field-name">
        <label for="name">${words.name}</label>
        <input id="name" name="name" required maxlength="60" autocomplete="name" value="Ana López" />
      </p>
      <p class="field-name">
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength="121"
          autocomplete="email"
          dir="ltr"
          value="ana@example.com"
        />
      </p>
    </div>
    ${saysVerified ? verified : nothing}
    <p class="actions">
      <button class="primary" name="choice" value="continue">${words.continue}</button>
      <button class="plain" name="choice" value="cancel" formnovalidate>${words.cancel}</button>
    </p>
  </form>`;
}

/** The page of a stand-in: it says that it is one before anything else. */
export function screenPage(screen: Screen): string {
  const { words, language, direction } = screen.voice;
  const company = companyNames[screen.company];
  const title = fill(words.outside.title, { company });
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/checkout.css" />
        <link rel="stylesheet" href="/assets/forms.css" />
      </head>
      <body>
        <header><p class="notice">${fill(words.outside.notice, { company })}</p></header>
        <main class="narrow">
          <section class="how">
            <h1>${title}</h1>
            <p class="lead">${words.outside.hint}</p>
            ${form(screen)}
          </section>
        </main>
      </body>
    </html> `.markup;
}
