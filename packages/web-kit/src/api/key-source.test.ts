import { expect, test } from 'vitest';
import { createKeySource } from './index.ts';

const key = (kid: string) => ({ kty: 'EC', crv: 'P-256', x: '', y: '', kid, alg: 'ECDH-ES' });

test('the key of the page is used without a call', async () => {
  const source = createKeySource(key('1'), () => Promise.reject(new Error('no call expected')));
  expect(await source({ isStale: false })).toEqual(key('1'));
});

test('a key that the server no longer knows is replaced for good', async () => {
  const source = createKeySource(key('1'), async () => key('2'));
  expect((await source({ isStale: true })).kid).toBe('2');
  expect((await source({ isStale: false })).kid).toBe('2');
});

test('a failed fetch of the new key leaves the old one for another try', async () => {
  const source = createKeySource(key('1'), () => Promise.reject(new Error('offline')));
  await expect(source({ isStale: true })).rejects.toThrow('offline');
  expect((await source({ isStale: false })).kid).toBe('1');
});
