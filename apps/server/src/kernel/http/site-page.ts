import { createHash } from 'node:crypto';

/** What the first HTML answer of a site is made of. */
export interface SitePage {
  html: string;
  /** Content security policy that fits this very page. */
  contentSecurityPolicy: string;
}

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g;

/** JSON that may stand inside a script element: nothing in it can end the element or open a comment. */
function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function policy(html: string, frameOrigins: string[]): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // Radix and Embla place elements by inline style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    `frame-src ${frameOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * The page of one site: the built HTML with what is known of the site put in, so that the first paint needs no call.
 * The policy names our own inline scripts by hash; nothing else inline runs.
 */
export function renderSitePage(input: {
  template: string;
  siteInfo: { brand: { name: string }; defaultLanguage: string; defaultTheme: string };
  direction: string;
  frameOrigins: string[];
}): SitePage {
  const { template, siteInfo, direction } = input;
  const data = `<script type="application/json" id="site-info">${embeddable(siteInfo)}</script>`;
  const html = template
    .replace(
      /<html[^>]*>/,
      `<html lang="${siteInfo.defaultLanguage}" dir="${direction}" data-theme="${siteInfo.defaultTheme}">`,
    )
    .replace('</head>', () => `${data}</head>`);
  return { html, contentSecurityPolicy: policy(template, input.frameOrigins) };
}
