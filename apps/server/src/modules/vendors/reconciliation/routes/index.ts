import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { Body, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { ReconciliationActor } from '../reconciliation-actor.ts';
import type { Reconciliation } from '../reconciliation.service.ts';
import {
  ClosedDayView,
  closedDayView,
  DayText,
  ItemStateSchema,
  ItemView,
  itemView,
  RunView,
  runView,
  VendorCode,
} from '../reconciliation.views.ts';

/** What these calls need: the reconciliation, and the site of an operator. */
export interface ReconciliationRoutesDeps {
  reconciliation: Reconciliation;
  siteOf: (operatorId: string) => Promise<string>;
}

const url = '/ops/v1/reconciliation';
const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' });
const VendorDay = Body({ vendorCode: VendorCode, day: DayText });
const OfVendor = Type.Object({ vendorCode: VendorCode });

/** The calls of operators about vendors' books and ours. */
export function reconciliationRoutes(deps: ReconciliationRoutesDeps): Routes {
  return (api) => {
    addRuns(api, deps);
    addItems(api, deps);
    addDays(api, deps);
  };
}

const actorOf = async (
  { siteOf }: ReconciliationRoutesDeps,
  { operatorId }: OperatorPrincipal,
): Promise<ReconciliationActor> => ({ operatorId, siteId: await siteOf(operatorId) });

function addRuns(api: Api, deps: ReconciliationRoutesDeps): void {
  const { reconciliation } = deps;
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/runs`,
    operationId: 'askReconciliation',
    permission: 'reconciliation.work',
    summary: 'Asks for a comparison of a vendor’s books with ours up to a day (UTC) that is over',
    body: VendorDay,
    value: Type.Object({ id: Type.String(), fromDay: DayText }),
    refusals: [404, 409, 422],
    async handle({ caller, body }) {
      const { id, fromDay } = await reconciliation.ask(await actorOf(deps, caller), body);
      return { id, fromDay };
    },
  });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: `${url}/runs`,
    operationId: 'listReconciliationRuns',
    permission: 'reconciliation.read',
    summary: 'The latest 40 comparisons of a vendor, newest first, with what they found of the operator’s site',
    query: OfVendor,
    value: Type.Object({ runs: Type.Array(RunView) }),
    refusals: [404],
    async handle({ caller, query }) {
      const { siteId } = await actorOf(deps, caller);
      return { runs: (await reconciliation.runs(siteId, query.vendorCode)).map(runView) };
    },
  });
}

function addItems(api: Api, deps: ReconciliationRoutesDeps): void {
  const { reconciliation } = deps;
  addOperation(api, {
    ...common,
    method: 'GET',
    url: `${url}/items`,
    operationId: 'listReconciliationItems',
    permission: 'reconciliation.read',
    summary: 'Transactions on which a vendor and we do not agree, newest first',
    query: Type.Object({
      vendorCode: Type.Optional(VendorCode),
      state: Type.Optional(ItemStateSchema),
      ...PageQuery,
    }),
    value: Page(ItemView, {}),
    refusals: [404],
    async handle({ caller, query }) {
      const { siteId } = await actorOf(deps, caller);
      const { vendorCode, state, pageNum, pageSize } = query;
      const slice = sliceOf({ pageNum, pageSize });
      const { items, total } = await reconciliation.items({ siteId, vendorCode, state }, slice);
      return page(items.map(itemView), total, query);
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/items/:id/resolve`,
    operationId: 'resolveReconciliationItem',
    permission: 'reconciliation.work',
    summary: 'Closes an item by an operator’s word; it stays closed while both sides say what they say now',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: Body({ reason: Reason }),
    value: ItemView,
    refusals: [404, 409],
    handle: async ({ caller, params: { id }, body }) =>
      itemView(await reconciliation.resolve(await actorOf(deps, caller), id, body.reason)),
  });
}

function addDays(api: Api, deps: ReconciliationRoutesDeps): void {
  const { reconciliation } = deps;
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/days/close`,
    operationId: 'closeReconciliationDay',
    permission: 'reconciliation.work',
    summary: 'Closes a day of a vendor for the operator’s site, for ever; refused while anything is open',
    body: VendorDay,
    value: Type.Object({ day: DayText, runId: Type.String() }),
    refusals: [404, 409, 422],
    async handle({ caller, body }) {
      const { day, runId } = await reconciliation.close(await actorOf(deps, caller), body);
      return { day, runId };
    },
  });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: `${url}/days`,
    operationId: 'listClosedReconciliationDays',
    permission: 'reconciliation.read',
    summary: 'The latest 40 closed days of a vendor, newest first, with their totals',
    query: OfVendor,
    value: Type.Object({ days: Type.Array(ClosedDayView) }),
    refusals: [404],
    async handle({ caller, query }) {
      const { siteId } = await actorOf(deps, caller);
      return { days: (await reconciliation.closedDays(siteId, query.vendorCode)).map(closedDayView) };
    },
  });
}
