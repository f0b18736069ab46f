import { expect, test } from 'vitest';
import { cleanFragment } from './safe-html.tsx';

const clean = (html: string) => {
  const box = document.createElement('div');
  box.append(cleanFragment(html));
  return box.innerHTML;
};

test('text, lists, tables and links stay', () => {
  const html = '<h3>Title</h3><p>One <strong>two</strong></p><ul><li>three</li></ul><a href="/help#terms">terms</a>';
  expect(clean(html)).toBe(html);
});

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="main">a</p>', '<p>a</p>'],
  ['<iframe src="https://evil.example"></iframe><form><input></form>', ''],
  ['<svg><a href="javascript:alert(1)">x</a></svg>', ''],
])('%s is not let through', (html, left) => {
  expect(clean(html)).toBe(left);
});

test('a link never runs a script, and one to elsewhere gives nothing away', () => {
  expect(clean('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
  expect(clean('<a href="https://example.org">x</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
  );
});
