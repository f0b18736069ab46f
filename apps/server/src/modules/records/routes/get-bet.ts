import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { Fairness } from '../fairness.view.ts';
import { BetRecord, betRecordOf } from '../records.views.ts';
import type { RecordRoutesDeps } from './deps.ts';

/** One bet of the caller with what proves it fair. Someone else's is not there. */
export function addGetBet(api: Api, { records, titles }: RecordRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/records/bets/:id',
    operationId: 'getBet',
    tag: 'records',
    summary: 'One of my bets, with its proof',
    moduleIds: ['COMM3'],
    access: 'member',
    refusals: [404],
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: Type.Object({
      ...BetRecord.properties,
      fairness: Type.Union([Fairness, Type.Null()]),
    }),
    async handle({ params, caller, req }) {
      const found = await records.find(params.id, caller.memberId);
      if (found === undefined) throw errors.notFound();
      const titleOf = await titles.titlesOf([found.bet], req.language);
      return { ...betRecordOf(found.bet, titleOf(found.bet)), fairness: found.fairness };
    },
  });
}
