import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { isGuessablePassword } from './password-strength.ts';

test.each([
  'password1',
  'PassWord123',
  'Contraseña1',
  '12345678',
  '98765432',
  'aaaaaaaa',
  'abcdefgh',
  'xyzxyzxyz',
  'abababab',
  'carla.mendez',
  'carla.mendez1990',
  '1_Carla.Mendez_1',
])('%s is tried first', (password) => {
  expect(isGuessablePassword(password, 'carla.mendez')).toBe(true);
});

test.each(['plumas-2026', 'carla.mendez y sus gatos', 'correct horse battery', 'x7!mQ2pa', 'ana12345'])(
  '%s is not',
  (password) => {
    expect(isGuessablePassword(password, 'carla.mendez')).toBe(false);
  },
);

test('a very short name does not make every password with it guessable', () => {
  expect(isGuessablePassword('2024ana2025', 'ana')).toBe(false);
});

test('the list has only what a site could allow at all, each once and in lower case', () => {
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(password).toBe(password.toLowerCase());
  }
});
