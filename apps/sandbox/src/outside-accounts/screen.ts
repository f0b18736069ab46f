import { standInText } from '../checkout/document.ts';
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
  const { words } = screen.voice;
  const company = companyNames[screen.company];
  return standInText({
    title: fill(words.outside.title, { company }),
    voice: screen.voice,
    company,
    lead: words.outside.hint,
    body: form(screen),
  });
}
