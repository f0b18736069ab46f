import { formatAmount } from '@quetzal/domain/money';
import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { TransactionPasswords } from '#modules/identity';
import { TransactionPassword } from '../routes/transaction-password.ts';
import { uplineErrors } from './upline.errors.ts';
import type { UplineTransfers } from './upline.service.ts';

/** What the routes need. */
export interface UplineRoutesDeps {
  uplineTransfers: UplineTransfers;
  transactionPasswords: Pick<TransactionPasswords, 'verify'>;
}

const RulesView = Type.Object({
  currency: Type.String(),
  uplineAccount: Type.String(),
  min: Amount,
  max: Amount,
  leftOfDay: Type.String({ examples: ['1000.00'] }),
  remainingTurnover: Type.String({ description: 'What must be bet first', examples: ['0.00'] }),
});

const TransferView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  uplineAccount: Type.String(),
  amount: Amount,
  currency: Type.String(),
  createdAt: Instant,
});

/** Adds the calls about money to an upline. */
export function addUplineRoutes(api: Api, { uplineTransfers, transactionPasswords }: UplineRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/upline-transfer-rules',
    operationId: 'getUplineTransferRules',
    tag: 'wallet',
    summary: 'What the member may move to the direct upline now',
    moduleIds: ['COMM3'],
    access: 'member',
    value: RulesView,
    refusals: [422],
    async handle({ caller }) {
      const { currency, upline, ...rules } = await uplineTransfers.rulesOf(caller);
      const text = (amount: bigint) => formatAmount({ currency, amount });
      return {
        currency,
        uplineAccount: upline.account,
        min: text(rules.amountMin),
        max: text(rules.amountMax),
        leftOfDay: text(rules.leftOfDay),
        remainingTurnover: text(rules.remainingTurnover),
      };
    },
  });
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/wallets/upline-transfers',
    operationId: 'transferToUpline',
    fresh: true,
    tag: 'wallet',
    summary: 'Moves money to the direct upline, where the site lets it; the same requestId is the same transfer',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    callsPerMinuteMax: 10,
    body: Body({
      amount: Amount,
      requestId: Type.String({ format: 'uuid' }),
      transactionPassword: TransactionPassword,
    }),
    value: TransferView,
    refusals: [409, 422, 429],
    async handle({ caller, body: { transactionPassword, ...wish } }) {
      if (caller.isTrial) throw uplineErrors.trialAccount();
      await transactionPasswords.verify(caller, transactionPassword);
      const { transfer, uplineAccount } = await uplineTransfers.transfer(caller, wish);
      const { id, amount, createdAt } = transfer;
      const { currency } = amount;
      return { id, uplineAccount, amount: formatAmount(amount), currency, createdAt: createdAt.toISOString() };
    },
  });
}
