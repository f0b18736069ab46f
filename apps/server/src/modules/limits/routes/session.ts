import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StayView, stayView } from '../session/stay.view.ts';
import type { LimitRoutesDeps } from './deps.ts';

const url = '/wps/v2/limits/session';
const common = { tag: 'limits', moduleIds: ['COMM3'], access: 'member', value: StayView } as const;

/** The calls of a member about the time that they have been playing. */
export function addSession(api: Api, { limits }: LimitRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'getPlaySession',
    polled: true,
    isOpenToTrial: true,
    summary: 'How long the member has been there, what was staked and won, and what they have to be asked when',
    handle: async ({ caller }) => stayView(await limits.stayOf(caller)),
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/acknowledge`,
    operationId: 'acknowledgeRealityCheck',
    summary: 'Acknowledges a reality check that is due, so that bets are taken again',
    refusals: [429],
    callsPerMinuteMax: 30,
    async handle({ caller }) {
      await limits.acknowledge(caller);
      return stayView(await limits.stayOf(caller));
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/wps/v2/limits/review',
    operationId: 'noteLimitReview',
    summary: 'Notes that the member has looked over their limits, until they are asked again',
    refusals: [429],
    callsPerMinuteMax: 30,
    async handle({ caller }) {
      await limits.noteReview(caller);
      return stayView(await limits.stayOf(caller));
    },
  });
}
