import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { walletErrors } from '../wallet.errors.ts';
import {
  WithdrawalDetailView,
  withdrawalDetailView,
  WithdrawalRulesView,
  withdrawalRulesView,
  WithdrawalView,
  withdrawalView,
} from '../withdrawals/withdrawal.view.ts';
import { TransactionPassword } from './transaction-password.ts';
import type { WithdrawalRoutesDeps } from './withdrawal-deps.ts';

const url = '/wps/v2/wallets/withdrawals';

export function addGetWithdrawalRules(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/withdrawal-rules',
    operationId: 'getWithdrawalRules',
    tag: 'wallet',
    summary: 'What the member may take out now: limits, fees, what is still to be bet, what of the day is left',
    moduleIds: ['COMM3'],
    access: 'member',
    value: WithdrawalRulesView,
    handle: async ({ caller }) => withdrawalRulesView(await withdrawals.rulesOf(caller)),
  });
}

export function addCreateWithdrawal(api: Api, { withdrawals, transactionPasswords }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url,
    operationId: 'createWithdrawal',
    fresh: true,
    tag: 'wallet',
    summary:
      'Asks for money; it is put aside at once and cannot be taken back. The same requestId is the same withdrawal',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    body: Body({
      payoutAccountId: Type.String({ format: 'uuid' }),
      amount: Amount,
      requestId: Type.String({ format: 'uuid' }),
      transactionPassword: TransactionPassword,
    }),
    value: WithdrawalView,
    refusals: [404, 409, 422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, body: { transactionPassword, ...wish }, req }) {
      if (caller.isTrial) throw walletErrors.trialAccount();
      await transactionPasswords.verify(caller, transactionPassword);
      return withdrawalView(await withdrawals.request(caller, { ...wish, country: req.country }));
    },
  });
}

export function addListWithdrawals(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url,
    operationId: 'listWithdrawals',
    polled: true,
    tag: 'wallet',
    summary: 'Withdrawals of the member, newest first',
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object(PageQuery),
    value: Page(WithdrawalView, {}),
    async handle({ caller, query }) {
      const slice = sliceOf(query);
      const { siteId, memberId } = caller;
      const { withdrawals: content, total } = await withdrawals.list({ siteId, memberId }, slice);
      return page(content.map(withdrawalView), total, query);
    },
  });
}

export function addGetWithdrawal(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: `${url}/:id`,
    operationId: 'getWithdrawal',
    polled: true,
    tag: 'wallet',
    summary: 'One withdrawal of the member, with its way so far',
    moduleIds: ['COMM3'],
    access: 'member',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: WithdrawalDetailView,
    refusals: [404],
    async handle({ caller, params: { id } }) {
      const withdrawal = await withdrawals.withdrawalOf(caller.memberId, id);
      return withdrawalDetailView(withdrawal, await withdrawals.stepsOf(id));
    },
  });
}
