import { expect, test } from 'vitest';
import { ageMinIn, statusIn } from './region.ts';

const rules = { ageMin: 18, ageMinByCountry: { US: 21, AT: 16 }, blockedCountries: ['FR'] };

test.each([
  ['US', 21],
  ['AT', 18],
  ['MX', 18],
  [undefined, 18],
])('the stricter of site and country counts: %s', (country, years) => {
  expect(ageMinIn(rules, country)).toBe(years);
});

test.each([
  [0, 'MX', 0],
  [0, 'FR', 2],
  [0, undefined, 0],
  [1, 'FR', 1],
  [1, 'MX', 1],
  [2, 'MX', 2],
] as const)('maintenance wins over the region: %s in %s is %s', (status, country, seen) => {
  expect(statusIn({ status, blockedCountries: rules.blockedCountries }, country)).toBe(seen);
});

test.each([
  [0, 'block', true, 2],
  [0, 'block', false, 0],
  [0, 'verify', true, 0],
  [0, 'allow', true, 0],
  [1, 'block', true, 1],
] as const)(
  'who hides is kept out only where the site says so: %s, %s, hidden %s is %s',
  (status, policy, hidden, seen) => {
    const site = { status, blockedCountries: rules.blockedCountries, concealedVisitors: policy };
    expect(statusIn(site, 'MX', hidden)).toBe(seen);
  },
);
