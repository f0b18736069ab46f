import {
  callPaths,
  finalRefusals,
  finalWinRefusals,
  httpStatusOf as httpStatusOfKit,
  walletStatuses,
} from '@quetzal/vendor-kit/protocol';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useRooms } from '#testing/rooms.ts';
import { httpStatusOf, vendorStatuses } from './protocol.model.ts';

const rooms = useRooms(useTestDatabase());

test('the kit for vendors knows every status that we answer, with its HTTP status, and no other', () => {
  expect([...walletStatuses]).toEqual([...vendorStatuses]);
  for (const status of vendorStatuses)
    expect([status, httpStatusOfKit(status)]).toEqual([status, httpStatusOf(status)]);
});

test('every refusal is final for the kit but those that say nothing about the call', () => {
  const passing = new Set(['OK', 'INVALID_SIGNATURE', 'CLOCK_SKEW', 'INTERNAL_ERROR']);
  expect([...finalRefusals]).toEqual(vendorStatuses.filter((status) => !passing.has(status)));
  // The bet of a win may be on the way.
  expect([...finalWinRefusals]).toEqual([...finalRefusals].filter((status) => status !== 'BET_NOT_FOUND'));
});

test.each(Object.values(callPaths))('the kit calls %s, and it is there', (url) => {
  expect(rooms.api.hasRoute({ method: 'POST', url })).toBe(true);
});
