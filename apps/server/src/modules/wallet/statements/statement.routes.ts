import type { ServerTranslator } from '@quetzal/i18n/server';
import Type, { type Static } from 'typebox';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { PlayerPurpose } from '#modules/ledger';
import { periodOf, PeriodQuery } from '#modules/records';
import type { VendorTransfers } from '../vendor-transfers/transfers.service.ts';
import type { SiteFacts } from '../wallet.deposits.ts';
import { walletErrors } from '../wallet.errors.ts';
import { statementCsv } from './statement-csv.ts';
import {
  FundsView,
  fundsView,
  StatementLineView,
  statementLineView,
  statementSums,
  statementSumsView,
} from './statement.view.ts';
import type { Statements, StatementWish } from './statements.service.ts';

/** What the routes of the statements need. */
export interface StatementRoutesDeps {
  statements: Statements;
  words: Pick<ServerTranslator, 'say'>;
  transfers: Pick<VendorTransfers, 'holdingsOf'>;
  clock: Clock;
  sites: SiteFacts;
}

const csvLinesMax = 50_000;
const purposes = ['cash', 'bonus', 'held'] as const;
const StatementQuery = {
  ...PeriodQuery,
  asOf: Type.Optional(Instant),
  account: Type.Unsafe<PlayerPurpose>(Type.String({ enum: [...purposes], default: 'cash' })),
};
const StatementQuerySchema = Type.Object(StatementQuery);
const ExportQuery = Type.Object({ ...StatementQuery, type: Type.Optional(Type.String({ pattern: '^[a-z_]{2,40}$' })) });

async function wishOf(
  { clock, sites }: StatementRoutesDeps,
  caller: { memberId: string; siteId: string },
  query: Static<typeof StatementQuerySchema>,
): Promise<StatementWish & { timeZone: string }> {
  const { currency, timeZone } = await sites.byId(caller.siteId);
  const period = periodOf(query, timeZone);
  const now = clock.now();
  const asOf = query.asOf === undefined ? now : new Date(query.asOf);
  const from = period.from ?? new Date(0);
  const to = period.to ?? new Date(now.getTime() + 1);
  if (from > to) throw walletErrors.periodInvalid();
  const { memberId } = caller;
  return { memberId, currency, timeZone, purpose: query.account, from, to, asOf: asOf < now ? asOf : now };
}

function addGetStatement(api: Api, deps: StatementRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/statement',
    operationId: 'getStatement',
    tag: 'wallet',
    summary: 'What an account had, what moved and what was left, oldest first; asOf shows it as it was at that instant',
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object({ ...StatementQuery, ...PageQuery }),
    value: Page(StatementLineView, statementSums),
    async handle({ caller, query }) {
      const wish = await wishOf(deps, caller, query);
      const slice = sliceOf(query);
      const statement = await deps.statements.statementOf(wish, slice);
      const lines = statement.lines.map((line) => statementLineView(line, wish.currency));
      return { ...page(lines, statement.entries, query), ...statementSumsView(statement, wish) };
    },
  });
}

function addExportStatement(api: Api, deps: StatementRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/statement/csv',
    operationId: 'exportStatement',
    tag: 'wallet',
    summary: `The lines of a statement as CSV in the words and figures of the language of the call, at most ${csvLinesMax}`,
    moduleIds: ['COMM3'],
    access: 'member',
    query: ExportQuery,
    value: Type.String(),
    enveloped: false,
    refusals: [422, 429],
    callsPerMinuteMax: 10,
    async handle({ caller, query, req, reply }) {
      const wish = await wishOf(deps, caller, query);
      const { lines, total } = await deps.statements.linesOf({ ...wish, kind: query.type }, csvLinesMax);
      if (total > csvLinesMax) throw walletErrors.statementTooLong(csvLinesMax);
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="statement.csv"')
        .header('cache-control', 'no-store');
      const { language } = req;
      return statementCsv(lines, { ...wish, language, say: (room, key) => deps.words.say(room, key, null, language) });
    },
  });
}

function addGetConsolidatedFunds(api: Api, { statements, transfers }: StatementRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/member/info/funds/consolidated',
    operationId: 'getConsolidatedFunds',
    isOpenToTrial: true,
    tag: 'wallet',
    summary: 'Everything that the member holds, with us and with vendors, and what they ever paid in and took out',
    moduleIds: ['COMM3'],
    access: 'member',
    value: FundsView,
    async handle({ caller }) {
      const { balance, lifetime } = await statements.fundsOf(caller.memberId, caller.siteId);
      return fundsView(balance, lifetime, await transfers.holdingsOf(caller));
    },
  });
}

/** Adds the routes of the statements. */
export function addStatementRoutes(api: Api, deps: StatementRoutesDeps): void {
  addGetConsolidatedFunds(api, deps);
  addGetStatement(api, deps);
  addExportStatement(api, deps);
}
