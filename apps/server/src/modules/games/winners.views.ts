import { currencyOf, truncateToPlaces } from '@quetzal/domain/money';
import { maskAccount } from '@quetzal/domain/records';
import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import { type Bet, type BetTitle, wonBy } from '#modules/records';
import { gameTypes } from './game.model.ts';
import { iconUrlOf } from './games.views.ts';

/** A win as boards show it. */
export const Winner = Type.Object({
  account: Type.String({ description: 'Masked', examples: ['car***91'] }),
  gameName: Type.String(),
  gameCode: Type.String(),
  vendorName: Type.String(),
  iconUrl: Type.String(),
  vo: Type.Object({ winAmount: Type.String({ examples: ['48,210.50'] }) }),
  currency: Type.String(),
  wonAt: Instant,
});
export type Winner = Static<typeof Winner>;

/** Which wins a caller asks for. */
export const WinnersQuery = Type.Object({
  gameCategory: Type.Optional(Type.Enum(['ALL', ...gameTypes])),
  limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 20 })),
  language: Type.Optional(Type.String({ maxLength: 16 })),
});

/** A win under the masked name of its account. */
export function winnerOf(win: Bet & { account: string }, title: BetTitle): Winner {
  return {
    account: maskAccount(win.account),
    ...title,
    gameCode: win.gameCode,
    iconUrl: iconUrlOf(win.gameCode),
    vo: { winAmount: winAmountOf(win) },
    currency: win.currency,
    wonAt: (win.settledAt ?? win.placedAt).toISOString(),
  };
}

/** With thousands separators and two decimals, cut off: the one amount that the contract wants dressed up. */
function winAmountOf(bet: Bet): string {
  const { scale } = currencyOf(bet.currency);
  const cents = truncateToPlaces(wonBy(bet), scale, 2) / 10n ** BigInt(scale - 2);
  const [whole, fraction] = [cents / 100n, (cents % 100n).toString().padStart(2, '0')];
  return `${whole.toLocaleString('en-US')}.${fraction}`;
}
