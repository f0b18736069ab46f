import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MarkedText } from './marked-text.ts';

const bold = { b: (words: string) => <b>{words}</b> };

test('what stands between marks becomes what the page makes of it, and the rest stays text', async () => {
  const link = { terms: (words: string) => <a href="/help#terms">{words}</a> };
  const text = '<b>Desde 18</b> años, con los <terms>términos</terms> y <b>nada</b> más';
  const { container } = await render(<MarkedText text={text} marks={{ ...bold, ...link }} />);
  expect(container.innerHTML).toBe(
    '<b>Desde 18</b> años, con los <a href="/help#terms">términos</a> y <b>nada</b> más',
  );
});

test.each([
  ['a mark that nobody asked for', '<i>18</i>'],
  ['a name that every object has', '<toString>18</toString>'],
  ['a mark without an end', '<b>18'],
  ['HTML', '<img src=x onerror=alert(1)> & <br/>'],
])('%s stays as it stands', async (_what, text) => {
  const { container } = await render(<MarkedText text={text} marks={bold} />);
  expect([container.textContent, container.childElementCount]).toEqual([text, 0]);
});
