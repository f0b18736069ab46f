import { expect, test } from 'vitest';
import { inertBody } from './inert-body.ts';

test('gives the texts that a reader would see, block by block', () => {
  const body = inertBody(
    '<p>100 % <strong>of</strong> it</p><script>alert(1)</script><style>p{}</style><p>until Sunday</p>',
  );
  expect([...body.children].map(({ textContent }) => textContent)).toEqual(['100 % of it', 'until Sunday']);
});

test('runs nothing and fetches nothing', async () => {
  const ran: string[] = [];
  Object.assign(window, { ran });
  const url = `/inert-body-picture-${Date.now()}.png`;
  const body = inertBody(`<img src="${url}" onerror="ran.push('picture')"><script>ran.push('script')</script>`);
  expect(body.querySelector('img')).not.toBeNull();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(ran).toEqual([]);
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(url))).toEqual([]);
});
