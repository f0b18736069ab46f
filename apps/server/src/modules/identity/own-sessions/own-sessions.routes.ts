import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

const Text = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);
const OwnSession = Type.Object({
  id: Type.String(),
  device: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('tablet'), Type.Literal('other')]),
  browser: Text('Name and version'),
  system: Text('The operating system'),
  ip: Text('Only its beginning'),
  country: Text('ISO 3166-1 alpha-2'),
  side: Type.Union([Type.Literal('member'), Type.Literal('agent')]),
  openedAt: Instant,
  lastSeenAt: Instant,
  isCurrent: Type.Boolean(),
});
const common = { tag: 'identity', moduleIds: ['COMM3'], access: 'member' } as const;

/** The logins of a member: shown, and ended. */
export function addOwnSessions(api: Api, { identity: { ownSessions } }: IdentityRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/wps/v2/member/sessions',
    operationId: 'listSessions',
    summary: 'The logins that are under way',
    value: Type.Array(OwnSession),
    handle: ({ caller }) => ownSessions.list(caller),
  });
  addOperation(api, {
    ...common,
    method: 'DELETE',
    url: '/wps/v2/member/sessions/:id',
    operationId: 'endSession',
    summary: 'End one login',
    refusals: [404],
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: Type.Null(),
    async handle({ caller, params }) {
      await ownSessions.end(caller, params.id);
      return null;
    },
  });
  addOperation(api, {
    ...common,
    method: 'DELETE',
    url: '/wps/v2/member/sessions',
    operationId: 'endOtherSessions',
    summary: 'End every login but this one',
    value: Type.Null(),
    async handle({ caller }) {
      await ownSessions.endOthers(caller);
      return null;
    },
  });
}
