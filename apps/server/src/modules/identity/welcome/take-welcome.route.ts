import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Asked by the page that is about to welcome a newcomer: of all pages that ask, one is told to. */
export function addTakeWelcome(api: Api, { identity: { welcomes } }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/member/welcome',
    operationId: 'takeWelcome',
    tag: 'identity',
    summary: 'Take the welcome of a newcomer, which is shown once',
    moduleIds: ['COMM3'],
    access: 'member',
    callsPerMinuteMax: 30,
    refusals: [429],
    value: Type.Object({ isDue: Type.Boolean({ description: 'Whether this page is the one to show it' }) }),
    handle: async ({ caller }) => ({ isDue: await welcomes.take(caller.memberId) }),
  });
}
