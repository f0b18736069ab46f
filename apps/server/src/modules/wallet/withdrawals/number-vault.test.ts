import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNumberVault } from './number-vault.ts';

const key = (id: string) => ({ id, secret: randomBytes(32) });
const owner = { accountId: 'a1', siteId: 's1', kind: 'bank' };
const number = '032180000118359719';

describe('sealing', () => {
  test('whatever was sealed opens again as it was, and never stands in the sealed text', () => {
    const vault = createNumberVault([key('k1')]);
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 200 }), (text) => {
        const { sealed, keyId } = vault.seal(text, owner);
        expect(vault.open({ sealed, keyId }, 'a1')).toBe(text);
        expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
      }),
    );
  });

  test('the same number is sealed differently each time, and has one fingerprint', () => {
    const vault = createNumberVault([key('k1')]);
    const [one, again] = [vault.seal(number, owner), vault.seal(number, { ...owner, accountId: 'a2' })];
    expect(one.sealed).not.toBe(again.sealed);
    expect(one.fingerprint).toBe(again.fingerprint);
  });

  test('accounts of another site or kind have other fingerprints', () => {
    const vault = createNumberVault([key('k1')]);
    const marks = [owner, { ...owner, siteId: 's2' }, { ...owner, kind: 'crypto' }].map(
      (one) => vault.seal(number, one).fingerprint,
    );
    expect(new Set(marks).size).toBe(3);
  });

  test('a number that was changed or moved to another account does not open', () => {
    const vault = createNumberVault([key('k1')]);
    const kept = vault.seal(number, owner);
    const bytes = Buffer.from(kept.sealed, 'base64url');
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
    expect(() => vault.open({ ...kept, sealed: bytes.toString('base64url') }, 'a1')).toThrow(/authenticate/);
    expect(() => vault.open({ ...kept, sealed: kept.sealed.slice(0, 30) }, 'a1')).toThrow(/authenti|tag/);
    expect(() => vault.open(kept, 'a2')).toThrow(/authenticate/);
  });

  test('after a change of key old numbers open and are found, new ones have the new key', () => {
    const [old, fresh] = [key('old'), key('new')];
    const before = createNumberVault([old]).seal(number, owner);
    const vault = createNumberVault([fresh, old]);
    expect(vault.open(before, 'a1')).toBe(number);
    expect(vault.fingerprints(number, owner)).toContain(before.fingerprint);
    expect(vault.seal(number, owner).keyId).toBe('new');
    expect(() => createNumberVault([fresh]).open(before, 'a1')).toThrow(/key old/);
  });
});
