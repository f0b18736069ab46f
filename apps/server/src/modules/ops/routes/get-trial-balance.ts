import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Ops } from '../ops.service.ts';
import { trialBalanceView, TrialBalanceView } from '../ops.views.ts';

export function addGetTrialBalance(api: Api, ops: Ops): void {
  addOperation(api, {
    method: 'GET',
    url: '/ops/v1/ledger/trial-balance',
    operationId: 'getTrialBalance',
    permission: 'money.read',
    tag: 'ops',
    summary: "All accounts of the operator's site added up, by currency",
    moduleIds: [],
    access: 'operator',
    value: TrialBalanceView,
    async handle({ caller }) {
      return trialBalanceView(await ops.trialBalance(caller));
    },
  });
}
