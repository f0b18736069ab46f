import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-page.ts';

const code = 'document.documentElement.dataset.theme = "light";';
const template = `<!doctype html><html><head><meta charset="utf-8"><script>${code}</script></head><body><script type="module" src="/assets/main.js"></script></body></html>`;
const siteInfo = { brand: { name: 'A </script><b>' }, defaultLanguage: 'ar', defaultTheme: 'dark' };
const page = renderSitePage({ template, siteInfo, direction: 'rtl', frameOrigins: ['https://games.example'] });

describe('the first answer of a site', () => {
  it('says language, direction and theme before any script runs', () => {
    expect(page.html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  });

  it('carries the site’s facts in a form that cannot end its element', () => {
    const [, json = ''] = /<script type="application\/json" id="site-info">(.*?)<\/script>/.exec(page.html) ?? [];
    expect(JSON.parse(json)).toEqual(siteInfo);
    expect(json).not.toContain('<');
  });

  it('lets run only its own inline script, by hash, and frames only of the games’ origin', () => {
    const hash = createHash('sha256').update(code).digest('base64');
    expect(page.contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(page.contentSecurityPolicy).toContain('frame-src https://games.example;');
    expect(page.contentSecurityPolicy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
