import { expect, test } from 'vitest';
import { filesAhead } from './files-ahead.ts';

test('names the scripts and style sheets of a built page, and nothing else', () => {
  const page = `<head><link rel="icon" href="/favicon.svg"><script>1</script>
<script type="module" crossorigin src="/assets/index-a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor-b.js"></head>
<body><img src="/favicon.svg"><link rel="stylesheet" crossorigin href="/assets/index-c.css"></body>`;
  expect(filesAhead(page).split(', ')).toEqual([
    '</assets/index-a.js>; rel=modulepreload',
    '</assets/vendor-b.js>; rel=modulepreload',
    '</assets/index-c.css>; rel=preload; as=style; crossorigin',
  ]);
});

test('a page without files has no header', () => {
  expect(filesAhead('<head></head><body></body>')).toBe('');
});
