import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSealingKeys } from './sealing-keys.ts';
import { createVault } from './vault.ts';

const key = (id: string) => ({ id, secret: randomBytes(32) });
const mail = 'ana@correo.mx';

describe('a vault', () => {
  test('whatever was sealed opens again as it was, and does not stand in the sealed text', () => {
    const vault = createVault('test', [key('k1')]);
    fc.assert(
      fc.property(fc.string({ minLength: 6, unit: 'binary' }), (text) => {
        const sealed = vault.seal(text, 'row');
        expect(vault.open(sealed, 'row')).toBe(text.toWellFormed());
        expect(sealed).not.toContain(Buffer.from(text).toString('base64url'));
      }),
    );
  });

  test('what was changed, cut, moved to another row or sealed for another purpose does not open', () => {
    const one = key('k1');
    const vault = createVault('test', [one]);
    const sealed = vault.seal(mail, 'row');
    const other = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(() => vault.open(`${sealed.slice(0, -3)}${other}${sealed.slice(-2)}`, 'row')).toThrow(/authenticate/);
    expect(() => vault.open(sealed.slice(0, 20), 'row')).toThrow(/tag/i);
    expect(() => vault.open(sealed, 'another row')).toThrow(/authenticate/);
    expect(() => createVault('another purpose', [one]).open(sealed, 'row')).toThrow(/authenticate/);
  });

  test('equal texts are sealed differently and have one mark', () => {
    const vault = createVault('test', [key('k1')]);
    expect(vault.seal(mail, 'row')).not.toBe(vault.seal(mail, 'row'));
    expect(vault.mark(mail)).toBe(vault.mark(mail));
    expect(vault.mark(mail)).not.toBe(vault.mark('ana@correo.com'));
  });

  test('after a change of key the old texts open and are found, new ones have the new key', () => {
    const [old, fresh] = [key('old'), key('new')];
    const before = createVault('test', [old]);
    const after = createVault('test', [fresh, old]);
    expect(after.open(before.seal(mail, 'row'), 'row')).toBe(mail);
    expect(after.marks(mail)).toContain(before.mark(mail));
    expect(after.isMarkOf(before.mark(mail), mail)).toBe(true);
    expect(after.isMarkOf('short', mail)).toBe(false);
    expect(after.seal(mail, 'row').startsWith('new.')).toBe(true);
    expect(() => createVault('test', [fresh]).open(before.seal(mail, 'row'), 'row')).toThrow(/old/);
  });
});

describe('its keys', () => {
  const secret = randomBytes(32).toString('base64url');
  test('are a list whose first one seals', () => {
    const text = JSON.stringify([
      { id: 'b', secret },
      { id: 'a', secret },
    ]);
    expect(createVault('test', readSealingKeys('KEYS', text)).keyId).toBe('b');
  });

  test.each(['hush', '{}', '[]', '[null]', '[{"id":"a","secret":"hush"}]', `[{"id":"","secret":"${secret}"}]`])(
    'that are no such list stop the start without being shown: %s',
    (text) => {
      expect(() => readSealingKeys('KEYS', text)).toThrow(/^KEYS is/);
      expect(() => readSealingKeys('KEYS', text)).not.toThrow(/hush/);
    },
  );
});
