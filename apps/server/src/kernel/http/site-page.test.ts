import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-page.ts';

const code = 'document.documentElement.dataset.theme = "light";';
const template = `<!doctype html><html><head><meta charset="utf-8"><script>${code}</script></head><body><script type="module" src="/assets/main.js"></script></body></html>`;
const siteInfo = {
  brand: { name: 'A </script><b>', markUrl: null },
  defaultLanguage: 'ar',
  defaultTheme: 'dark',
  statusInfo: { status: 0 },
};
const outside = { script: [], connect: [], frame: [] };
const markSvg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>';
const served = { nonce: 'bm9uY2U', host: 'play.example:8443', outside, markSvg, ground: '#12111a' };
const page = renderSitePage({
  template,
  siteInfo,
  language: 'ar',
  direction: 'rtl',
  frameOrigins: ['https://games.example'],
  ...served,
});

describe('the first answer of a site', () => {
  it('says language, direction and theme before any script runs', () => {
    expect(page.html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  });

  it('greets in another language than the site’s own, and says so', () => {
    const { html } = renderSitePage({
      template,
      siteInfo,
      language: 'pt',
      direction: 'ltr',
      frameOrigins: [],
      ...served,
    });
    expect(html).toContain('<html lang="pt" dir="ltr" data-language="pt" data-theme="dark">');
  });

  it('carries the site’s facts in a form that cannot end its element', () => {
    const [, json = ''] = /<script type="application\/json" id="site-info">(.*?)<\/script>/.exec(page.html) ?? [];
    expect(JSON.parse(json)).toEqual(siteInfo);
    expect(json).not.toContain('<');
  });

  it('has the facts before any script, behind the character set', () => {
    expect(page.html).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"><script type="application\/json"/,
    );
    expect(page.html.indexOf('id="site-info"')).toBeLessThan(page.html.indexOf(code));
  });

  it('lets run only its own inline script, by nonce, and frames only of the games’ origin', () => {
    expect(page.html).toContain(`<script nonce="bm9uY2U">${code}</script>`);
    expect(page.html).toContain('<script type="module" src="/assets/main.js"></script>');
    expect(page.contentSecurityPolicy).toContain("script-src 'self' 'nonce-bm9uY2U';");
    expect(page.contentSecurityPolicy).toContain('frame-src https://games.example;');
  });

  it('lets nothing inline pass but the style attributes of elements', () => {
    const inline = page.contentSecurityPolicy.split('; ').filter((directive) => directive.includes('unsafe'));
    expect(inline).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('speaks to the sockets of its own host only', () => {
    expect(page.contentSecurityPolicy).toContain("connect-src 'self' ws://play.example:8443 wss://play.example:8443;");
    const odd = renderSitePage({
      template,
      siteInfo,
      language: 'ar',
      direction: 'rtl',
      frameOrigins: [],
      ...served,
      host: 'a; script-src *',
    });
    expect(odd.contentSecurityPolicy).toContain("connect-src 'self';");
  });

  it('names whom the site uses beside itself, each for its own purpose only', () => {
    const { contentSecurityPolicy } = renderSitePage({
      template,
      siteInfo,
      language: 'ar',
      direction: 'ltr',
      frameOrigins: ['https://games.example'],
      ...served,
      outside: { script: ['https://s.example/a/'], connect: ['https://c.example'], frame: ['https://f.example/'] },
    });
    expect(contentSecurityPolicy).toContain("script-src 'self' 'nonce-bm9uY2U' https://s.example/a/;");
    expect(contentSecurityPolicy).toContain(' wss://play.example:8443 https://c.example;');
    expect(contentSecurityPolicy).toContain('frame-src https://games.example https://f.example/;');
  });

  it('marks the page of a closed site, so that nothing is fetched ahead for it', () => {
    const closed = { ...siteInfo, statusInfo: { status: 2 } };
    const { html } = renderSitePage({
      template,
      siteInfo: closed,
      language: 'ar',
      direction: 'rtl',
      frameOrigins: [],
      ...served,
    });
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark" data-closed>');
  });

  it('carries the look of a brand: its name, its mark, its colours behind the built styles', () => {
    const built = `<!doctype html><html><head><meta charset="utf-8"><title>Quetzal</title><meta name="theme-color" content="#081514" /><link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/icon-180.png" /><script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css"></head><body><img src="/favicon.svg" alt=""></body></html>`;
    const brand = { name: 'Tucán & <Co>', markUrl: '/brand/abc/mark.svg' };
    const { html } = renderSitePage({
      template: built,
      siteInfo: { ...siteInfo, brand },
      language: 'ar',
      direction: 'ltr',
      brandStyle: ':root{--q-accent:oklch(0.5 0.1 288)}',
      frameOrigins: [],
      ...served,
    });
    expect(html).toContain('<style id="brand" nonce="bm9uY2U">');
    expect(html).toContain('<title>Tucán &amp; &lt;Co></title>');
    expect(html).not.toContain('/favicon.svg');
    expect(html).toContain('<meta name="theme-color" content="#12111a" />');
    expect(html).toContain('<link rel="icon" href="/brand/abc/mark.svg">');
    const [, drawing = ''] = /<img src="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
    expect(decodeURIComponent(drawing)).toBe(markSvg);
    expect(html).toContain('<link rel="preload" href="/brand/abc/mark.svg" as="image"><script type="module"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/brand/abc/icon-180.png" />');
    expect(html.indexOf('--q-accent')).toBeGreaterThan(html.indexOf('/assets/a.css'));
  });
});
