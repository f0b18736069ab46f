import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createCountryOf } from './country-of.ts';
import { readConcealedNetworks } from './is-concealed.ts';

const folder = mkdtempSync(join(tmpdir(), 'networks-'));
afterAll(() => rmSync(folder, { recursive: true }));
function fileWith(text: string): string {
  const path = join(folder, 'networks.txt');
  writeFileSync(path, text);
  return path;
}

describe('a list of networks', () => {
  test('tells who is in one of them, in either family', () => {
    const isListed = readConcealedNetworks(fileWith('# exits\n198.51.100.0/24 # one\n2001:db8::/32\n\n203.0.113.9\n'));
    const hidden = ['198.51.100.77', '::ffff:198.51.100.77', '2001:db8::1', '203.0.113.9'];
    expect(hidden.map(isListed)).toEqual([true, true, true, true]);
    expect(['198.51.101.1', '2001:db9::1', '203.0.113.10', 'nonsense'].map(isListed)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test.each(['198.51.100.0/33', 'exit.example', '2001:db8::/129', '10.0.0.0/x'])('%s stops the start', (line) => {
    expect(() => readConcealedNetworks(fileWith(`10.0.0.0/8\n${line}\n`))).toThrow(`line 2: ${line} is no network`);
  });
});

describe('a header of the proxy', () => {
  const config = { GEO_DATABASE: 'none', TRUST_PROXY: true, PROXY_HEADER: 'X-Is-Proxy' };
  const { isConcealed } = createCountryOf(config);
  const ask = (value: string, remoteAddress = '10.0.0.1') =>
    isConcealed({ ip: '8.8.8.8', headers: { 'x-is-proxy': value }, socket: { remoteAddress } });

  test('is believed when it came by the proxy, and of nobody else', () => {
    expect([ask('true'), ask('VPN'), ask('0'), ask('')]).toEqual([true, true, false, false]);
    expect(ask('true', '8.8.8.8')).toBe(false);
  });
  test('stops a start that trusts no proxy', () => {
    expect(() => createCountryOf({ ...config, TRUST_PROXY: false })).toThrow('TRUST_PROXY');
  });
});
