import { expect, it } from 'vitest';
import { asksToPause } from './parent-frame.ts';

it('understands the one thing that a framing page may ask', () => {
  expect(asksToPause({ source: 'quetzal-site', type: 'pause' })).toBe(true);
});

it.each([null, 'pause', {}, { source: 'other', type: 'pause' }, { source: 'quetzal-site', type: 'spin' }])(
  '%j asks for nothing',
  (data) => {
    expect(asksToPause(data)).toBe(false);
  },
);
