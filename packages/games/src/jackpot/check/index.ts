import { type CaseChecker, compare } from '../../case-check/index.ts';
import { openPot, playJackpot } from '../index.ts';

type Row = {
  readonly input: {
    readonly main: number;
    readonly reserve: number;
    readonly mainBp: number;
    readonly reserveBp: number;
    readonly turn: number;
    readonly minSeed: number;
    readonly bets: readonly { readonly stake: number; readonly u52: string }[];
  };
  readonly expect: readonly unknown[];
};

function played({ input }: Row): unknown[] {
  const rules = { ...input, turn: BigInt(input.turn), minSeed: BigInt(input.minSeed) };
  let pot = openPot(BigInt(input.main), BigInt(input.reserve));
  return input.bets.map(({ stake, u52 }) => {
    const result = playJackpot(rules, pot, BigInt(stake), BigInt(u52));
    if (!result.ok) return { refused: result.code };
    ({ pot } = result);
    const { main, reserve } = pot;
    const [win, houseTopUp] = [Number(result.win), Number(result.houseTopUp)];
    return { main: Number(main), reserve: Number(reserve), win, houseTopUp };
  });
}

/** Checks pots bet by bet. */
export const jackpotChecker: CaseChecker = {
  name: 'jackpot',
  recognises: (row) => typeof row === 'object' && row !== null && 'input' in row && 'expect' in row,
  *check(value) {
    const row = value as Row;
    yield { example: `jackpot from ${String(row.input.main)}`, faults: compare('', row.expect, played(row)) };
  },
};
