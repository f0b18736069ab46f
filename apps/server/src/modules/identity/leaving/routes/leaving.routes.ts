import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { ownerWords } from '../../factors/routes/factors.wire.ts';
import type { Leaving } from '../leaving.service.ts';

/** What the calls about leaving need. */
export interface LeavingRoutesDeps {
  leaving: Leaving;
}

const common = { tag: 'members', moduleIds: ['COMM3'], access: 'member' } as const;

/** Takes everything along, and closes the account. */
export function addLeaving(api: Api, { leaving }: LeavingRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/wps/v2/member/export',
    operationId: 'exportAccount',
    summary: 'Everything that is known of the member, as JSON',
    callsPerMinuteMax: 3,
    refusals: [429],
    value: Type.Unknown({
      description:
        'account, profile, accepted, logins, holdings, entries, bets, bonuses, deposits, payoutAccounts, withdrawals, feedback, messages',
    }),
    handle: ({ caller }) => leaving.export(caller.memberId),
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/wps/v2/member/closure',
    operationId: 'closeAccount',
    summary: 'Close the account for good; nothing may be left to withdraw',
    encrypted: true,
    callsPerMinuteMax: 20,
    refusals: [409, 422, 429],
    body: Body(ownerWords),
    value: Type.Null(),
    async handle({ caller, body, req }) {
      await leaving.close({ memberId: caller.memberId, language: req.language }, body);
      return null;
    },
  });
}
