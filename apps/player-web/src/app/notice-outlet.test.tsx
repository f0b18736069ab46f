import { expect, test } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';

const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/toast-stack.tsx'));

test('what shows messages is there before there is one, so that a lost connection can be told', async () => {
  performance.setResourceTimingBufferSize(10_000);
  await renderSite('/');
  await expect.poll(isFetched, { timeout: 10_000 }).toBe(true);
  expect(document.querySelector('[data-slot="toast"]')).toBeNull();
});
