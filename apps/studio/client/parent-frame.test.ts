import { expect, it } from 'vitest';
import { siteWordOf } from './parent-frame.ts';

it.each(['pause', 'balance-changed'])('understands %s of a framing page', (type) => {
  expect(siteWordOf({ source: 'quetzal-site', type })).toBe(type);
});

it.each([null, 'pause', {}, { source: 'other', type: 'pause' }, { source: 'quetzal-site', type: 'spin' }])(
  '%j says nothing',
  (data) => {
    expect(siteWordOf(data)).toBeNull();
  },
);
