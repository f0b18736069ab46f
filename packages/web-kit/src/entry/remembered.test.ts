import { expect, test } from 'vitest';
import { readRemembered } from './remembered.ts';

test('the name and the flag are those of this merchant', () => {
  const cookie = 'lastUser_tucan=otra; lastUser_quetzal=ana%20lopez; rememberMe_quetzal=1';
  expect(readRemembered('quetzal', cookie)).toEqual({ username: 'ana lopez', isOn: true });
  expect(readRemembered('tucan', cookie)).toEqual({ username: 'otra', isOn: false });
});

test('nothing and nonsense are nobody', () => {
  expect(readRemembered('quetzal', '')).toEqual({ username: '', isOn: false });
  expect(readRemembered('quetzal', 'lastUser_quetzal=%E0%A4%A')).toEqual({ username: '', isOn: false });
});
