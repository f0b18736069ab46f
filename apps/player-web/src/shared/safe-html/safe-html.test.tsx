import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MemoryRouter } from 'react-router-dom';
import { cleanFragment, SafeHtml } from './safe-html.tsx';

const clean = (html: string) => {
  const box = document.createElement('div');
  box.append(cleanFragment(html));
  return box.innerHTML;
};

test('text, lists, tables, pictures of the site and links stay', () => {
  const html =
    '<h3>Title</h3><p>One <strong>two</strong></p><ul><li>three</li></ul><a href="/help#terms">terms</a>' +
    '<img src="/art/promos/cup.avif" alt="A cup"><table><tbody><tr><td colspan="2">1 %</td></tr></tbody></table>';
  expect(clean(html)).toBe(html);
});

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<img src="x" onerror="alert(1)">', ''],
  ['<img src="https://evil.example/pixel.png"><img src="//evil.example/pixel.png">', ''],
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

test('a long address is broken, and a wide table moves aside within the text, which is as wide as its place', async () => {
  const cell = `<td>${'w'.repeat(60)}</td>`;
  const html = `<p>${'Some words. '.repeat(40)}</p><p>https://${'a'.repeat(300)}</p><table><tbody><tr>${cell}${cell}</tr></tbody></table>`;
  const screen = await render(
    <MemoryRouter>
      <div data-testid="place" className="w-80 break-words">
        <SafeHtml html={html} />
      </div>
    </MemoryRouter>,
  );
  const place = screen.getByTestId('place').element();
  expect(place.scrollWidth).toBe(320);
  const table = screen.getByRole('table').element();
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
});

test.each([
  ['<p>Ya abrió la copa.</p>', 'ltr'],
  ['<p>Quetzal: بدأت الكأس.</p>', 'rtl'],
])('on a page that reads from the right %s reads as %s', async (html, direction) => {
  const screen = await render(
    <MemoryRouter>
      <div dir="rtl">
        <SafeHtml html={html} />
      </div>
    </MemoryRouter>,
  );
  expect(getComputedStyle(screen.getByRole('paragraph').element()).direction).toBe(direction);
});
