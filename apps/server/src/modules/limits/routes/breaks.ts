import { exclusionMonths, pauseHours } from '@quetzal/domain/limits';
import Type from 'typebox';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StandingView, standingView } from '../breaks/break.view.ts';
import type { LimitRoutesDeps } from './deps.ts';

const common = { tag: 'limits', moduleIds: ['COMM3'], access: 'member', value: StandingView } as const;
const starting = { ...common, method: 'POST', callsPerMinuteMax: 30, refusals: [429] } as const;

/** The calls of a member about pausing and excluding themselves. */
export function addBreaks(api: Api, { limits }: LimitRoutesDeps): void {
  async function now({ memberId }: Principal) {
    const { standing, breaks } = await limits.breaksOf(memberId);
    return standingView(standing, breaks);
  }
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/wps/v2/limits/standing',
    operationId: 'getStanding',
    polled: true,
    isOpenToTrial: true,
    summary: 'Whether the member may play now, and every pause and exclusion that there was',
    handle: ({ caller }) => now(caller),
  });
  addOperation(api, {
    ...starting,
    url: '/wps/v2/limits/pause',
    operationId: 'pausePlay',
    summary: 'Pauses play and deposits for 24 hours to six weeks, and logs out; it cannot be made shorter',
    body: Body({ hours: Type.Integer({ minimum: pauseHours.min, maximum: pauseHours.max }) }),
    async handle({ caller, body }) {
      await limits.pause(caller, body.hours);
      return now(caller);
    },
  });
  addOperation(api, {
    ...starting,
    url: '/wps/v2/limits/exclusion',
    operationId: 'excludeSelf',
    summary: 'Excludes the member for six months or more, or for ever, and logs out; it cannot be made shorter',
    body: Body({
      months: Type.Union([Type.Integer({ minimum: exclusionMonths.min, maximum: exclusionMonths.max }), Type.Null()], {
        description: 'Null: for ever',
      }),
    }),
    async handle({ caller, body }) {
      await limits.exclude(caller, body.months);
      return now(caller);
    },
  });
}
