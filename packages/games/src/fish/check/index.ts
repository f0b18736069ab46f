import { type CaseChecker, compare, decimalOf, unitsOf } from '../../case-check/index.ts';
import { createStream, roundContext } from '../../fairness/index.ts';
import { payout, resolveShot } from '../index.ts';

type Row = {
  readonly serverSeed: string;
  readonly client: string;
  readonly nonce: number;
  readonly fish: string;
  readonly bet: string;
  readonly expect: Readonly<Record<string, unknown>>;
};

/** Checks shots from their seeds. */
export const fishChecker: CaseChecker = {
  name: 'fish',
  recognises: (row) => typeof row === 'object' && row !== null && 'fish' in row && 'expect' in row,
  *check(value) {
    const { serverSeed, client, nonce, fish, bet, expect } = value as Row;
    const context = roundContext({ game: 'fish', clientSeed: client, nonce });
    const shot = resolveShot(createStream(serverSeed, context), fish);
    const actual = shot.ok ? { ...shot, payout: decimalOf(payout(unitsOf(bet), shot)) } : { refused: shot.code };
    yield { example: `fish ${fish} ${context}`, faults: compare('', expect, actual) };
  },
};
