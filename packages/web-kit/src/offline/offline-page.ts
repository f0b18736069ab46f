import { readChoices, writeChoices } from '../boot/kept-choices.ts';

/** What the page says in one language. */
export interface OfflineWords {
  title: string;
  detail: string;
  retry: string;
}

/*
 * The page comes from the cache whatever address was asked for, so asking again for the same address is all it takes. The
 * browser tells of a network that is back only once, perhaps while the page was still loading, and never of a server.
 */
const script = `(function(d){
${readChoices}
var words=JSON.parse(d.getElementById('offline-words').textContent);
if(!words[lang])lang=words[h.lang]?h.lang:'en';
${writeChoices}
function again(){location.reload()}
d.title=words[lang].title;
d.getElementById('title').textContent=words[lang].title;
d.getElementById('detail').textContent=words[lang].detail;
var button=d.getElementById('retry');
button.textContent=words[lang].retry;
button.addEventListener('click',again);
addEventListener('online',again);
setInterval(function(){if(navigator.onLine)fetch('/',{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.ok)again()},function(){})},4000);
})(document)`;

const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * The page that stands in for every other one without a network: one file for all languages, in the look of the site,
 * whose style sheets are already there. The server writes the brand into it as into every page.
 */
export function offlinePage(words: Readonly<Record<string, OfflineWords>>, styleSheets: readonly string[]): string {
  const { title = '', detail = '', retry = '' } = words['en'] ?? {};
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${styleSheets.map((path) => `<link rel="stylesheet" href="${path}" />`).join('\n    ')}
  </head>
  <body>
    <main class="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center text-fg-2">
      <img src="/favicon.svg" alt="" width="56" height="56" class="rounded-md" />
      <h1 id="title" class="font-display text-xl font-semibold text-fg">${title}</h1>
      <p id="detail" class="max-w-[34ch]">${detail}</p>
      <button id="retry" type="button" class="h-(--q-control) rounded-md bg-surface-3 px-4 font-semibold text-fg">${retry}</button>
    </main>
    <script type="application/json" id="offline-words">${embedded(words)}</script>
    <script>${script}</script>
  </body>
</html>
`;
}
