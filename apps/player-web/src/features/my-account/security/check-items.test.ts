import { expect, test } from 'vitest';
import { checkItemsOf } from './check-items.ts';

const bare = {
  hasPassword: true,
  passwordIsDefault: true,
  hasTransactionPassword: false,
  mobile: { shown: '+52*****3333', isVerified: false },
  email: null,
};
const doneOf = (...facts: Parameters<typeof checkItemsOf>) =>
  checkItemsOf(...facts)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);

test('a default password and a contact that nobody proved protect nothing', () => {
  expect(doneOf(bare, false)).toEqual([]);
});

test('each thing counts by itself', () => {
  const email = { shown: 'a***@correo.mx', isVerified: true };
  expect(doneOf({ ...bare, passwordIsDefault: false, email }, true)).toEqual(['password', 'email', 'factor']);
});
