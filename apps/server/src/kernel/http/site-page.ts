/** What the first HTML answer of a site is made of. */
export interface SitePage {
  html: string;
  /** Content security policy that fits this very page. */
  contentSecurityPolicy: string;
}

const inlineElement = /<(?:style|script(?![^>]*\bsrc=)(?![^>]*application\/json))(?=[\s>])/g;

/** JSON that may stand inside a script element: nothing in it can end the element or open a comment. */
function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Whom a page may use beside its own server, as sources of a content security policy. */
export interface OutsideSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** What the policy of one answer depends on. */
interface PolicyFacts {
  /** Random and of this answer alone: what carries it is ours. */
  nonce: string;
  /** Under which name of ours, with its port, the page was asked for: its sockets are there. */
  host: string;
  frameOrigins: string[];
  outside: OutsideSources;
}

function policy({ nonce, host, frameOrigins, outside }: PolicyFacts): string {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...outside.script].join(' '),
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Radix, Embla and our own components place elements by inline style attributes; these cannot hold a rule or a script.
    "style-src-attr 'unsafe-inline'",
    // Pictures that a person has chosen are shown before they are sent: the page makes these addresses itself.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Not every browser takes a socket of the same origin for 'self'.
    [`connect-src 'self'${sockets}`, ...outside.connect].join(' '),
    `frame-src ${[...frameOrigins, ...outside.frame].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** What a page has to know of its site before any script runs. */
export interface PageFacts {
  brand: { name: string; markUrl: string | null };
  defaultLanguage: string;
  defaultTheme: string;
  /** What the site is to the visitor; 0 is open. */
  statusInfo: { status: number };
}

/* Behind the character set, which has to come first, and before our scripts, of which some read it. */
const firstPlace = /<meta charset=[^>]*>|<\/head>/;

const ownIcon = '/favicon.svg';
const ownAppleIcon = '/icon-180.png';

/** What a brand looks like beside its stylesheet. */
interface BrandLook {
  /** The colour behind its dark pages, as `#rrggbb`. */
  ground: string;
  /** The drawing of its mark. */
  markSvg: string;
}

/** The brand's name in the title, its mark and ground where ours would stand; what is painted first needs no further call. */
function withBrand(template: string, { name, markUrl }: PageFacts['brand'], { ground, markSvg }: BrandLook): string {
  const titled = template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start: string) => `${start}${ground}`)
    .replaceAll(`src="${ownIcon}"`, () => `src="data:image/svg+xml,${encodeURIComponent(markSvg)}"`);
  if (markUrl === null) return titled;
  return (
    titled
      .replaceAll(ownIcon, () => markUrl)
      // Our own mark is drawn by the application; a brand's is a file, which would otherwise be gone for an answer's time.
      .replace('<script type="module"', (found) => `<link rel="preload" href="${markUrl}" as="image">${found}`)
      .replace(ownAppleIcon, () => markUrl.replace('mark.svg', 'icon-180.png'))
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page of one site: the built HTML with what is known of the site put in, so that the first paint needs no call.
 * Our own inline scripts and styles carry the nonce of this answer; nothing else inline runs.
 */
export function renderSitePage(
  input: BrandLook & {
    template: string;
    siteInfo: PageFacts;
    /** What the visitor is greeted in, unless their browser remembers a choice. */
    language: string;
    direction: string;
    /** The brand's own stylesheet; it overrules the tokens of the built ones. */
    brandStyle?: string;
    frameOrigins: string[];
    outside: OutsideSources;
    nonce: string;
    host: string;
  },
): SitePage {
  const { siteInfo, language, direction, brandStyle = '', nonce } = input;
  const isClosed = siteInfo.statusInfo.status !== 0;
  const greeting = language === siteInfo.defaultLanguage ? '' : ` data-language="${language}"`;
  const template = withBrand(input.template, siteInfo.brand, input).replace(
    inlineElement,
    (element) => `${element} nonce="${nonce}"`,
  );
  const style = brandStyle === '' ? '' : `<style id="brand" nonce="${nonce}">${brandStyle}</style>`;
  const data = `<script type="application/json" id="site-info">${embeddable(siteInfo)}</script>`;
  const html = template
    .replace(
      /<html[^>]*>/,
      `<html lang="${language}" dir="${direction}"${greeting} data-theme="${siteInfo.defaultTheme}"${isClosed ? ' data-closed' : ''}>`,
    )
    .replace(firstPlace, (found) => (found === '</head>' ? `${data}${found}` : `${found}${data}`))
    .replace('</head>', () => `${style}</head>`);
  return { html, contentSecurityPolicy: policy(input) };
}
