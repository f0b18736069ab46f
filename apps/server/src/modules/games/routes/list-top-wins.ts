import { maskAccount } from '@quetzal/domain/records';
import { currencyOf, truncateToPlaces } from '@quetzal/domain/money';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Bet } from '#modules/records';
import { gameTypes } from '../game.model.ts';
import { iconUrlOf } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

const windowMs = 7 * 24 * 60 * 60_000;

const TopWin = Type.Object({
  account: Type.String({ description: 'Masked', examples: ['car***91'] }),
  gameName: Type.String(),
  gameCode: Type.String(),
  vendorName: Type.String(),
  iconUrl: Type.String(),
  vo: Type.Object({ winAmount: Type.String({ examples: ['48,210.50'] }) }),
  currency: Type.String(),
  wonAt: Instant,
});

/** The greatest wins of the last seven days. Only wins that happened; none, and the list is empty. */
export function addListTopWins(api: Api, { games, records, clock }: GameRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/relay/GCSGAME_getRankList',
    operationId: 'listTopWins',
    tag: 'games',
    summary: 'Winner board',
    moduleIds: ['COMM3'],
    access: 'public',
    query: Type.Object({
      gameCategory: Type.Optional(Type.Enum(['ALL', ...gameTypes])),
      limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 20 })),
      language: Type.Optional(Type.String({ maxLength: 16 })),
    }),
    value: Type.Object({ content: Type.Array(TopWin) }),
    async handle({ query, req }) {
      const { gameCategory = 'ALL', limitNum = 20 } = query;
      const since = new Date(clock.now().getTime() - windowMs);
      const type = gameCategory === 'ALL' ? undefined : gameCategory;
      const wins = await records.topWins(req.site.id, since, type, limitNum);
      const titleOf = await games.titlesOf(wins, req.language);
      const content = wins.map((win) => ({
        account: maskAccount(win.account),
        ...titleOf(win),
        gameCode: win.gameCode,
        iconUrl: iconUrlOf(win.gameCode),
        vo: { winAmount: winAmountOf(win) },
        currency: win.currency,
        wonAt: (win.settledAt ?? win.placedAt).toISOString(),
      }));
      return { content };
    },
  });
}

/** With thousands separators and two decimals, cut off: the one amount that the contract wants dressed up. */
function winAmountOf({ currency, win }: Bet): string {
  const { scale } = currencyOf(currency);
  const cents = truncateToPlaces(win, scale, 2) / 10n ** BigInt(scale - 2);
  const [whole, fraction] = [cents / 100n, (cents % 100n).toString().padStart(2, '0')];
  return `${whole.toLocaleString('en-US')}.${fraction}`;
}
