import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatsWorker } from './formats-worker.ts';
import { boot, bootScript } from './index.ts';

let frame: HTMLIFrameElement;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  frame.remove();
  sessionStorage.clear();
});

function openPage(htmlAttributes: string): HTMLElement {
  frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const files = '{"es":"/assets/words-es.js","ar":"/assets/words-ar.js","zh-Hans":"/assets/words-zh.js"}';
  const early = JSON.stringify([
    ['^/', { es: ['/assets/entry-es.js'], ar: ['/assets/entry-ar.js'] }],
    ['^/elsewhere$', { es: ['/assets/other-es.js'] }],
    ['^/', { es: ['/assets/members-es.js'] }, 'member'],
  ]);
  page.open();
  page.write(
    `<!doctype html><html ${htmlAttributes}><head><script type="application/json" id="words-files">${files}</script><script type="application/json" id="early-words">${early}</script><script>${bootScript}</script></head></html>`,
  );
  page.close();
  return page.documentElement;
}

const stateOf = (html: HTMLElement) => [
  html.lang,
  html.dir,
  html.dataset['theme'],
  html.querySelector('link')?.getAttribute('href'),
];

test('a first visit has the look and language of the site', () => {
  expect(stateOf(openPage('lang="es" dir="ltr" data-theme="dark"'))).toEqual([
    'es',
    'ltr',
    'dark',
    '/assets/words-es.js',
  ]);
});

test('a returning visitor has their own before anything is painted', () => {
  localStorage.setItem('theme', 'light');
  localStorage.setItem('lang', 'AR');
  expect(stateOf(openPage('lang="es" dir="ltr" data-theme="dark"'))).toEqual([
    'ar',
    'rtl',
    'light',
    '/assets/words-ar.js',
  ]);
});

test('a wire code that is unlike its tag is understood', () => {
  localStorage.setItem('lang', 'CN');
  expect(stateOf(openPage('lang="es" data-theme="dark"'))[0]).toBe('zh-Hans');
});

test('what makes no sense in the storage is ignored', () => {
  localStorage.setItem('theme', 'x');
  localStorage.setItem('lang', '"><img>');
  expect(stateOf(openPage('lang="es" data-theme="light"'))).toEqual(['es', 'ltr', 'light', '/assets/words-es.js']);
});

test('a site that follows the device shows a look at once', () => {
  expect(['dark', 'light']).toContain(openPage('lang="es" data-theme="system"').dataset['theme']);
});

const fetchedAhead = (html: HTMLElement) =>
  [...html.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

test('words that the address needs at once are fetched beside the first ones, in the language that is chosen', () => {
  localStorage.setItem('lang', 'AR');
  expect(fetchedAhead(openPage('lang="es" dir="ltr" data-theme="dark"'))).toEqual([
    ['modulepreload', '/assets/words-ar.js'],
    ['modulepreload', '/assets/entry-ar.js'],
  ]);
});

test('a page knows whether somebody has a session, and fetches the words that it has for those alone', () => {
  const links = (html: HTMLElement) => fetchedAhead(html).map(([, href]) => href);
  const visited = openPage('lang="es" dir="ltr" data-theme="dark"');
  expect(visited.dataset['visit']).toBe('visitor');
  expect(links(visited)).not.toContain('/assets/members-es.js');
  frame.remove();
  sessionStorage.setItem('token', 'tok-1');
  const joined = openPage('lang="es" dir="ltr" data-theme="dark"');
  expect(joined.dataset['visit']).toBe('member');
  expect(links(joined)).toEqual(['/assets/words-es.js', '/assets/entry-es.js', '/assets/members-es.js']);
});

test('the page of a closed site fetches no more than its words', () => {
  expect(fetchedAhead(openPage('lang="es" dir="ltr" data-theme="dark" data-closed'))).toEqual([
    ['modulepreload', '/assets/words-es.js'],
  ]);
});

test('a built page asks ahead only once it knows how wide the telephone is', () => {
  const { transformIndexHtml } = boot([{ call: '/wps/member/info', of: 'session' }]);
  const { handler } = transformIndexHtml as unknown as { handler: (html: string) => string };
  const head = '<meta charset="utf-8" /><meta name="viewport" content="width=device-width" />';
  expect(handler(head)).toMatch(/charset[^<]*<script>[^]*viewport[^<]*<script>[^]*member\/info/);
  expect(() => handler('<meta charset="utf-8" />')).toThrow('viewport');
});

test('the worker of the first formats makes them in the language of the page, and ends', async () => {
  const source = `${formatsWorker.source.replace('close()', '')};postMessage(name)`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { name: 'ar' });
  try {
    const said = await new Promise((done, fail) => {
      worker.addEventListener('message', ({ data }) => done(data));
      worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    });
    expect(said).toBe('ar');
    expect(formatsWorker.source).toMatch(/close\(\)$/);
  } finally {
    worker.terminate();
    URL.revokeObjectURL(address);
  }
});
