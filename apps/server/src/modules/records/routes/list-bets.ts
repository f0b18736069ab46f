import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Page, page, PageQuery } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { PeriodQuery, periodOf } from '../period.ts';
import { type BetRecord, betRecordOf, BetStateSchema, BetTotalsSchema, betTotalsOf } from '../records.views.ts';
import type { RecordRoutesDeps } from './deps.ts';

/** The caller's bets, newest first. */
export function addListBets(api: Api, { records, sites, titles }: RecordRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/records/bets',
    operationId: 'listBets',
    tag: 'records',
    summary: 'My bets, newest first, with totals of the whole filter',
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object({
      ...PeriodQuery,
      gameCode: Type.Optional(Type.String({ maxLength: 64 })),
      gameType: Type.Optional(Type.String({ pattern: '^[A-Z]{2,20}$' })),
      vassalage: Type.Optional(Type.String({ maxLength: 64, description: 'Vendor code' })),
      state: Type.Optional(BetStateSchema),
      pageNum: Type.Optional(PageQuery.pageNum),
      pageSize: Type.Optional(PageQuery.pageSize),
    }),
    value: Page(Type.Unsafe<BetRecord>(Type.Ref('BetRecord')), { totals: BetTotalsSchema }),
    async handle({ query, caller, req }) {
      const site = await sites.byId(caller.siteId);
      const { gameCode, gameType, vassalage: vendorCode, state } = query;
      const filter = { ...periodOf(query, site.timeZone), gameCode, gameType, vendorCode, state };
      const at = { pageNum: query.pageNum ?? 1, pageSize: query.pageSize ?? 20 };
      const { bets, totals } = await records.list({ memberId: caller.memberId }, filter, at);
      const titleOf = await titles.titlesOf(bets, req.language);
      const content = bets.map((bet) => betRecordOf(bet, titleOf(bet)));
      return { ...page(content, totals.count, at), totals: betTotalsOf(totals, site.currency) };
    },
  });
}
