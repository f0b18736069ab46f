import { createInstance, type TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type {} from './typed-keys.ts';

const t = createInstance().t as TFunction<'common'>;

/* The compiler checks this file with the rest of the package: a line that it should refuse and does not is an error. */
const refused = [
  // @ts-expect-error this key is in no English file
  () => t('actions.frobnicate'),
  // @ts-expect-error the sentence needs a page and a total
  () => t('pagination.page_of'),
  // @ts-expect-error the total is missing
  () => t('pagination.page_of', { page: 1 }),
];
const accepted = [
  () => t('actions.retry'),
  () => t('pagination.page_of', { page: 1, total: 2 }),
  () => t('counts.results', { count: 3 }),
];

test('the compiler knows which keys exist and which values they need', () => {
  expect([refused.length, accepted.length]).toEqual([3, 3]);
});
