import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { periodOf, PeriodQuery } from '#modules/records';
import { walletErrors } from '../wallet.errors.ts';
import { transactionView, TransactionView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addListTransactions(api: Api, { wallet, sites, clock, gameNames }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/transactions',
    operationId: 'listTransactions',
    tag: 'wallet',
    summary: 'The account record, newest first',
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object({
      ...PeriodQuery,
      account: Type.Unsafe<'cash' | 'bonus'>(
        Type.String({ enum: ['cash', 'bonus'], default: 'cash', description: 'Cash, or restricted credit' }),
      ),
      type: Type.Optional(Type.String({ pattern: '^[a-z_]{2,40}$' })),
      ...PageQuery,
    }),
    value: Page(TransactionView, {}),
    async handle({ caller, query, req }) {
      const { currency, timeZone } = await sites.byId(caller.siteId);
      const period = periodOf(query, timeZone);
      const from = period.from ?? new Date(0);
      // A bet of this very instant belongs to the record: the end of a period is not part of it.
      const to = period.to ?? new Date(clock.now().getTime() + 1);
      if (from > to) throw walletErrors.periodInvalid();
      const { lines, total } = await wallet.transactionsOf(
        { memberId: caller.memberId, currency, purpose: query.account },
        { from, to, kinds: query.type === undefined ? [] : [query.type] },
        sliceOf(query),
      );
      const codes = new Set(
        lines.flatMap(({ reference: { gameCode } }) => (typeof gameCode === 'string' ? gameCode : [])),
      );
      const names = codes.size === 0 ? new Map() : await gameNames(caller.siteId, [...codes], req.language);
      return page(
        lines.map((line) => transactionView(line, currency, names)),
        total,
        query,
      );
    },
  });
}
