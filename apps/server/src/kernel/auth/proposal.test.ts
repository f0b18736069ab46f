import { expect, test } from 'vitest';
import { newProposal, refusalToDecide } from './proposal.ts';

const proposedAt = new Date('2026-11-20T10:00:00Z');
const proposal = newProposal('ops', proposedAt);
const after = (ms: number) => new Date(proposedAt.getTime() + ms);
const day = 24 * 60 * 60_000;

test('another operator decides a proposal within a day', () => {
  expect(proposal).toMatchObject({ state: 'proposed', proposedBy: 'ops', expiresAt: after(day), decidedBy: null });
  expect(refusalToDecide(proposal, 'finance', after(0))).toBeUndefined();
  expect(refusalToDecide(proposal, 'finance', after(day - 1))).toBeUndefined();
});

test('nobody decides what they proposed', () => {
  expect(refusalToDecide(proposal, 'ops', after(1))).toBe('own');
});

test.each([
  ['its day is over', proposal, after(day)],
  ['it was approved', { ...proposal, state: 'approved' }, after(1)],
  ['it was rejected', { ...proposal, state: 'rejected' }, after(1)],
])('a proposal is closed to everybody when %s', (_why, closed, at) => {
  expect(refusalToDecide(closed, 'finance', at)).toBe('decided');
  expect(refusalToDecide(closed, 'ops', at)).toBe('decided');
});
