import type { Api } from '#kernel/http/api-instance.ts';
import { LoginValue } from '../identity.views.ts';
import { addLogIn } from './log-in.ts';
import { addLogOut } from './log-out.ts';
import type { IdentityRoutesDeps } from './deps.ts';

export function addIdentityRoutes(api: Api, deps: IdentityRoutesDeps): void {
  api.addSchema(LoginValue);
  addLogIn(api, deps);
  addLogOut(api, deps);
}
