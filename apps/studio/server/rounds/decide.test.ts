import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { engineOfRules } from './engines/index.ts';

type Case = {
  readonly game: string;
  readonly serverSeed: string;
  readonly context: string;
  readonly expect: { readonly winUnits?: number; readonly winHundredths?: number };
};

const file = new URL('../../../../packages/games/testing/cases/slots.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[];
const STAKE = 100_000n;
const SHARES: Readonly<Record<string, bigint>> = { classic3: 5n, lines5x3: 20n, anywhere6x5: 100n };

describe('the decision of a round', () => {
  it.each(cases)('is the published one for $game $context', ({ game, serverSeed, context, expect: published }) => {
    const [gameCode = '', clientSeed = '', nonce] = context.split(':');
    const engine = engineOfRules(`${game}-1`);
    const decided = decide({ gameCode, engine, stake: STAKE }, { serverSeed, clientSeed, nonce: Number(nonce) });
    const units = published.winUnits ?? published.winHundredths ?? 0;
    expect(decided.winUnits).toBe(units);
    expect(decided.win).toBe((STAKE * BigInt(units)) / (SHARES[game] ?? 0n));
  });

  it('is not made by rules that are not known', () => {
    expect(() => engineOfRules('classic3-0')).toThrow('classic3-0');
  });
});
