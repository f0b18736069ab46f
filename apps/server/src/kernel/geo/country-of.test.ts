import { describe, expect, test } from 'vitest';
import { createCountryOf, networkOf } from './country-of.ts';

const open = { GEO_DATABASE: 'open', TRUST_PROXY: true };

describe('the database that comes along', () => {
  const countryOf = createCountryOf(open);
  test.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['200.57.2.1', 'MX'],
    ['81.2.69.142', 'GB'],
  ])('%s is in %s', (ip, country) => {
    expect(countryOf({ ip, headers: {} })).toBe(country);
  });

  test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.7', '203.0.113.9', 'unknown'])('%s has no country', (ip) => {
    expect(countryOf({ ip, headers: {} })).toBeUndefined();
  });
});

describe('a header of the proxy', () => {
  const countryOf = createCountryOf({ ...open, GEO_HEADER: 'CF-IPCountry' });
  const told = (country: string) =>
    countryOf({ ip: '8.8.8.8', headers: { 'cf-ipcountry': country }, socket: { remoteAddress: '10.0.0.1' } });

  test('counts more than the database', () => expect([told('fr'), told('MX')]).toEqual(['FR', 'MX']));
  test('says that there is no country', () => expect([told('XX'), told('T1')]).toEqual([undefined, undefined]));
  test('that says nothing leaves it to the database', () => expect([told(''), told('France')]).toEqual(['US', 'US']));
  test('is not believed without the proxy between', () => {
    const headers = { 'cf-ipcountry': 'MX' };
    expect(countryOf({ ip: '8.8.8.8', headers, socket: { remoteAddress: '8.8.8.8' } })).toBe('US');
  });
  test('stops a start that trusts no proxy', () => {
    expect(() => createCountryOf({ ...open, GEO_HEADER: 'cf-ipcountry', TRUST_PROXY: false })).toThrow('TRUST_PROXY');
  });
});

test('without a database nobody has a country, and a database that is not there stops the start', () => {
  const none = createCountryOf({ GEO_DATABASE: 'none', TRUST_PROXY: false });
  expect(none({ ip: '8.8.8.8', headers: {} })).toBeUndefined();
  expect(() => createCountryOf({ GEO_DATABASE: 'no/such.mmdb', TRUST_PROXY: false })).toThrow('ENOENT');
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:0012:aaaa::1', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
