import { expect, test } from 'vitest';
import { createServerTranslator } from './server.ts';

const words = createServerTranslator('es');

test('a refusal is said in the language of the caller', () => {
  expect(words.error('session.required', null, 'en')).toBe('Log in to continue');
  expect(words.error('session.required', null, 'pt')).toBe('Entre para continuar');
});

test('the numbers of a refusal stand in its sentence, unescaped', () => {
  expect(words.error('field.too_short', { min: 4, max: 16 }, 'es')).toBe('Usa al menos 4 caracteres');
});

test('a language without words is answered in the language of the site', () => {
  expect(words.error('session.required', null, 'is')).toBe('Inicia sesión para continuar');
});

test('a code without words is answered with the general sentence, never with the bare code', () => {
  expect(words.error('wallet.never_heard_of', null, 'en')).toBe(words.error('internal', null, 'en'));
});

test('codes of the reference client, dotted or not, have sentences', () => {
  for (const code of ['function.not.available', 'request_body_encrypted_required']) {
    expect(words.error(code, null, 'en')).not.toBe(words.error('internal', null, 'en'));
  }
});

test('a value of the wrong shape is answered with the shape that is asked for', () => {
  const params = { pattern: 'upper_lower_digit_symbol' };
  expect(words.error('field.pattern', params, 'en')).toMatch(/a digit and a symbol/);
  expect(words.error('field.pattern', { pattern: 'any' }, 'en')).toMatch(/not allowed/);
});
