import { expect, test } from 'vitest';
import { maskIp } from './mask-ip.ts';

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
])('%s is shown as %s', (ip, shown) => {
  expect(maskIp(ip)).toBe(shown);
});
