import Type from 'typebox';
import { tokenOf } from '#kernel/auth/guard.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { forgetRemembered } from '../login-cookies.ts';
import type { IdentityRoutesDeps } from './deps.ts';

/** Ends the session of the token, if there still is one, and makes the browser forget who was remembered: logging out twice is no error. */
export function addLogOut(api: Api, { sites, identity }: IdentityRoutesDeps): void {
  addOperation(api, {
    method: 'DELETE',
    url: '/wps/session/logout',
    operationId: 'logOut',
    tag: 'identity',
    summary: 'Log out',
    moduleIds: ['COMM3'],
    access: 'optional',
    isOpenWhileClosed: true,
    value: Type.Null(),
    async handle({ req, reply }) {
      const token = tokenOf(req);
      if (token !== undefined) await identity.logOut(token);
      forgetRemembered(reply, await sites.byId(req.site.id));
      return null;
    },
  });
}
