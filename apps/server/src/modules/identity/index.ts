import type { Routes } from '#kernel/http/api-instance.ts';
import { type AccountRoutesDeps, addAccountRoutes } from './account.routes.ts';
import { addFactorResetOps, type FactorResetOpsDeps } from './factors/resets/resets.routes.ts';
import type { IdentityRoutesDeps } from './routes/deps.ts';
import { addIdentityRoutes } from './routes/index.ts';

export { createIdentity, type Identity } from './identity.service.ts';
export { type Codes, createCodes } from './codes/codes.service.ts';
export { type Contacts, createContacts } from './contacts/contacts.service.ts';
export { createFactorResets, type FactorResets } from './factors/resets/resets.service.ts';
export { StepUpProof } from './factors/routes/factors.wire.ts';
export type { StepUp } from './factors/step-up/step-up.ts';
export type { Proof } from './factors/factors.model.ts';
export { createPhoneTokens } from './firebase/phone-tokens.ts';
export { proofJobs } from './proofs.jobs.ts';
export { createProofs, type Proofs } from './proofs.ts';
export { createFacebookProvider } from './third-party/facebook-provider.ts';
export { createOpenIdProvider } from './third-party/openid-provider.ts';
export type { ThirdPartyProvider } from './third-party/provider.model.ts';
export { readThirdPartyProviders } from './third-party/read-providers.ts';
export type { LeavingDeps } from './leaving/leaving.deps.ts';
export { createLeaving, type Leaving } from './leaving/leaving.service.ts';
export { createPasswords, type Passwords } from './passwords/passwords.service.ts';
export { createRegistration, type Registration } from './registration/registration.service.ts';
export { createTopAgents } from './registration/top-agents.ts';
export { identityJobs } from './identity.jobs.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { idleMs as loginIdleMs } from './sessions.ts';
export { isOriginShared } from './shared-origin.store.ts';
export type { PasswordOwner } from './transaction-attempts.ts';
export { createTransactionPasswords, type TransactionPasswords } from './transaction-passwords.ts';

/** The calls that let people in and out. */
export function identityRoutes(deps: IdentityRoutesDeps): Routes {
  return (api) => addIdentityRoutes(api, deps);
}

/** The calls of operators about second factors that were lost. */
export function factorResetOpsRoutes(deps: FactorResetOpsDeps): Routes {
  return (api) => addFactorResetOps(api, deps);
}

/** The calls around an account: codes by text or mail, registration, passwords. */
export function accountRoutes(deps: AccountRoutesDeps): Routes {
  return (api) => addAccountRoutes(api, deps);
}
