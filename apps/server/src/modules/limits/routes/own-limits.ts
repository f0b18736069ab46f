import Type from 'typebox';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { limitErrors } from '../limits.errors.ts';
import { LimitNameSchema, LimitsView, limitsView, LimitValue } from '../limits.views.ts';
import type { LimitRoutesDeps } from './deps.ts';

const url = '/wps/v2/limits';
const reading = { tag: 'limits', moduleIds: ['COMM3'], access: 'member', value: LimitsView } as const;
const changing = {
  ...reading,
  params: Type.Object({ name: LimitNameSchema }),
  callsPerMinuteMax: 30,
} as const;

function assertReal(caller: Principal): void {
  if (caller.isTrial) throw limitErrors.trialAccount();
}

/** The calls of a member about the limits that they set themselves; each answers all of them as they are then. */
export function addOwnLimits(api: Api, { limits }: LimitRoutesDeps): void {
  const now = async ({ memberId }: Principal) => limitsView(await limits.factsOf(memberId));
  addOperation(api, {
    ...reading,
    method: 'GET',
    url,
    operationId: 'getLimits',
    polled: true,
    summary: 'All limits of the member, with what is used and what waits for a confirmation',
    handle: ({ caller }) => now(caller),
  });
  addOperation(api, {
    ...changing,
    method: 'PUT',
    url: `${url}/:name`,
    operationId: 'setLimit',
    summary: 'Sets a limit: a stricter one binds at once, a looser one after 24 hours and a confirmation',
    body: Body({ value: LimitValue }),
    refusals: [429],
    async handle({ caller, params, body }) {
      assertReal(caller);
      await limits.set(caller.memberId, params.name, body.value);
      return now(caller);
    },
  });
  addOperation(api, {
    ...changing,
    method: 'DELETE',
    url: `${url}/:name`,
    operationId: 'requestLimitRemoval',
    summary: 'Asks for a limit to be removed, after 24 hours and a confirmation',
    refusals: [404, 429],
    async handle({ caller, params }) {
      await limits.requestRemoval(caller.memberId, params.name);
      return now(caller);
    },
  });
  addOperation(api, {
    ...changing,
    method: 'POST',
    url: `${url}/:name/confirm`,
    operationId: 'confirmLimitChange',
    summary: 'Confirms a looser limit or its removal, from 24 hours to 8 days after it was asked for',
    refusals: [409, 429],
    async handle({ caller, params }) {
      await limits.confirm(caller.memberId, params.name);
      return now(caller);
    },
  });
}
