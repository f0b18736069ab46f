import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { Reason } from '../routes/reason.ts';
import { common, params, type RoundOpsDeps, url } from './round-ops.deps.ts';
import { RoundView, roundView } from './round-ops.views.ts';

const refunds = { ...common, method: 'POST', permission: 'rounds.refund' } as const;

/** The calls of operators that give stakes back: of one round, and of all rounds of a closed game that have not ended. */
export function addRoundRefunds(api: Api, { rounds, siteOf }: RoundOpsDeps): void {
  addOperation(api, {
    ...refunds,
    url: `${url}/:id/refund`,
    operationId: 'refundRound',
    summary: 'Gives back every stake of a round and takes back every win',
    params,
    body: Body({ reason: Reason }),
    value: RoundView,
    refusals: [404, 409],
    async handle({ caller: { operatorId }, params: { id }, body }) {
      const operator = { operatorId, siteId: await siteOf(operatorId) };
      return roundView(await rounds.refund(operator, id, body.reason));
    },
  });
  addOperation(api, {
    ...refunds,
    url: `${url}/refund-open`,
    operationId: 'refundOpenRounds',
    summary: 'Refunds at most 200 rounds of a closed game that have not ended; repeated while any are left',
    body: Body({
      vassalage: Type.String({ maxLength: 12, description: 'Vendor code' }),
      gameCode: Type.String({ maxLength: 64 }),
      reason: Reason,
    }),
    value: Type.Object({ refunded: Type.Integer(), left: Type.Integer() }),
    refusals: [404],
    async handle({ caller: { operatorId }, body: { vassalage, gameCode, reason } }) {
      const operator = { operatorId, siteId: await siteOf(operatorId) };
      return rounds.refundOpen(operator, { vendorCode: vassalage, gameCode }, reason);
    },
  });
}
