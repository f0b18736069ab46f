import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { IdentityRoutesDeps } from '../routes/deps.ts';

/** Turns messages about logins from new devices and addresses on or off. */
export function addLoginNotices(api: Api, { identity: { loginNotices } }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'PUT',
    url: '/wps/v2/member/login-notices',
    operationId: 'setLoginNotices',
    tag: 'identity',
    summary: 'Be told of logins from new devices and addresses, or not',
    moduleIds: ['COMM3'],
    access: 'member',
    body: Body({ enabled: Type.Boolean() }),
    value: Type.Null(),
    async handle({ body, caller }) {
      await loginNotices.choose(caller, body.enabled);
      return null;
    },
  });
}
