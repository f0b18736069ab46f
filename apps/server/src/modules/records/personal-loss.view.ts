import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount } from '#kernel/http/envelope.ts';
import type { PlayDay } from './play-days.store.ts';

/** What came in and went out on a day, in ledger units. */
export interface MoneyDay {
  day: string;
  deposited: bigint;
  withdrawn: bigint;
  bonus: bigint;
}

const Day = Type.String({ examples: ['2026-11-21'] });
const figures = {
  bets: Type.Integer(),
  stake: Amount,
  win: Type.Unsafe<string>({ ...Amount, description: 'What bets won, with jackpots and prizes of promotions' }),
  net: Amount,
  validBet: Amount,
  deposited: Amount,
  withdrawn: Amount,
  bonus: Amount,
};

export const PersonalLossView = Type.Object({
  currency: Type.String(),
  from: Day,
  to: Day,
  totals: Type.Object({
    ...figures,
    netDeposits: Type.Unsafe<string>({ ...Amount, description: 'Paid in less taken out' }),
  }),
  days: Type.Array(Type.Object({ day: Day, ...figures }), {
    description: 'Days on which something happened, the earliest first',
  }),
});

type Figures = Omit<PlayDay, 'day'> & Omit<MoneyDay, 'day'>;
const none: Figures = { bets: 0, stake: 0n, win: 0n, validBet: 0n, deposited: 0n, withdrawn: 0n, bonus: 0n };

const sumOf = (left: Figures, right: Figures): Figures => ({
  bets: left.bets + right.bets,
  stake: left.stake + right.stake,
  win: left.win + right.win,
  validBet: left.validBet + right.validBet,
  deposited: left.deposited + right.deposited,
  withdrawn: left.withdrawn + right.withdrawn,
  bonus: left.bonus + right.bonus,
});

/** Play and money of the same days, side by side and added up. */
export function personalLossView(
  of: { currency: string; from: string; to: string },
  play: readonly PlayDay[],
  money: readonly MoneyDay[],
): Static<typeof PersonalLossView> {
  const text = (amount: bigint) => formatAmount({ currency: of.currency, amount });
  const shown = ({ bets, stake, win, validBet, deposited, withdrawn, bonus }: Figures) => ({
    bets,
    stake: text(stake),
    win: text(win),
    net: text(win - stake),
    validBet: text(validBet),
    deposited: text(deposited),
    withdrawn: text(withdrawn),
    bonus: text(bonus),
  });
  const byDay = new Map<string, Figures>();
  for (const { day, ...figure } of play) byDay.set(day, { ...none, ...figure });
  for (const { day, ...figure } of money) byDay.set(day, { ...(byDay.get(day) ?? none), ...figure });
  const days = [...byDay].toSorted(([one], [other]) => one.localeCompare(other));
  const total = days.reduce((sum, [, figure]) => sumOf(sum, figure), none);
  return {
    ...of,
    totals: { ...shown(total), netDeposits: text(total.deposited - total.withdrawn) },
    days: days.map(([day, figure]) => ({ day, ...shown(figure) })),
  };
}
