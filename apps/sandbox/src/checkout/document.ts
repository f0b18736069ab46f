import { html, type Html, nothing } from './html.ts';
import { fill, type Voice } from './words.ts';

/** A page of the sandbox, around which everything is the same. */
export interface Document {
  title: string;
  voice: Voice;
  /** `dark` or `light` when asked for; else the reader's system decides. */
  theme?: string | undefined;
  /** Style sheets beside those that every page has. */
  styles?: readonly string[];
  /** What else the head needs. */
  head?: Html;
  header: Html;
  main: Html;
}

const everyStyle = ['checkout.css', 'forms.css'];

/** The whole text of a page. */
export function documentText({ title, voice, theme, styles = [], head = nothing, header, main }: Document): string {
  const chosen = theme === 'dark' || theme === 'light' ? html` data-theme="${theme}"` : nothing;
  const sheets = [...everyStyle, ...styles].map((file) => html`<link rel="stylesheet" href="/assets/${file}" />`);
  return html`<!doctype html>
    <html lang="${voice.language}" dir="${voice.direction}" ${chosen}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
        <link rel="icon" href="data:," />
        ${sheets}
      </head>
      <body>
        <header>${header}</header>
        ${main}
      </body>
    </html> `.markup;
}

/** A narrow page of a stand-in for an outside company; before anything else it says that it is one. */
export function standInText(
  page: Pick<Document, 'title' | 'voice'> & { company: string; lead: string; body: Html },
): string {
  const { title, voice, company, lead, body } = page;
  return documentText({
    title,
    voice,
    header: html`<p class="notice">${fill(voice.words.outside.notice, { company })}</p>`,
    main: html`<main class="narrow">
      <section class="how">
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
        ${body}
      </section>
    </main>`,
  });
}
