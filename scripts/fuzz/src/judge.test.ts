import { describe, expect, test } from 'vitest';
import { faultOf } from './judge.ts';

const allowed = { sent: '', isAllowed: true };
const good = { status: 200, body: '{"success":true,"value":null}', headers: {}, tookMs: 12 };

describe('an answer', () => {
  test.each([200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 431])(
    'of status %i in good time is no fault',
    (status) => {
      expect(faultOf({ ...good, status }, allowed)).toBeUndefined();
    },
  );

  test.each([
    ['a failure of the server', { status: 500 }, 'status 500'],
    ['a service that is away', { status: 503 }, 'status 503'],
    ['a connection that broke', { status: 0 }, 'no answer'],
    ['one that took too long', { tookMs: 5_001 }, 'an answer slower than 5 s'],
    ['a header of the caller’s', { headers: { 'set-cookie': ['injected=1'] } }, 'a header that the caller wrote'],
    ['a stack trace', { body: 'Error: x\n    at take (/srv/app/take-bet.ts:12:3)' }, 'a stack trace'],
    ['a place in the program', { body: 'Cannot find file:///srv/x' }, 'a path of the program'],
    ['a constraint', { body: 'violates unique constraint "member_account"' }, 'SQL text'],
    ['a broken statement', { status: 400, body: 'syntax error at or near "\'"' }, 'SQL text'],
    ['a missing column', { body: 'column "x" does not exist' }, 'SQL text'],
  ])('that is %s is a fault', (_what, more, fault) => {
    expect(faultOf({ ...good, ...more }, allowed)).toBe(fault);
  });

  test('may repeat what was sent', () => {
    const echo = 'syntax error at or near "a"';
    expect(faultOf({ ...good, body: echo }, { ...allowed, sent: `search=${echo}` })).toBeUndefined();
  });

  test('to somebody who may not ask is a fault when it does what was asked', () => {
    const stranger = { sent: '', isAllowed: false };
    expect(faultOf(good, stranger)).toBe('done for somebody who may not ask for it');
    expect(faultOf({ ...good, status: 403 }, stranger)).toBeUndefined();
  });
});
