import type { Routes } from '#kernel/http/api-instance.ts';
import type { IdentityRoutesDeps } from './routes/deps.ts';
import { addIdentityRoutes } from './routes/index.ts';

export { createIdentity, type Identity } from './identity.service.ts';
export { identityJobs } from './identity.jobs.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { isOriginShared } from './shared-origin.store.ts';
export { createTransactionPasswords, type PasswordOwner, type TransactionPasswords } from './transaction-passwords.ts';

/** The calls that let people in and out. */
export function identityRoutes(deps: IdentityRoutesDeps): Routes {
  return (api) => addIdentityRoutes(api, deps);
}
