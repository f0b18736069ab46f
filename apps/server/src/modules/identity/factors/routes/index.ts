import type { Api } from '#kernel/http/api-instance.ts';
import type { FactorRoutesDeps } from './deps.ts';
import { addGetFactors } from './get-factors.ts';
import { addPasskeyCare, addPasskeyRoutes } from './passkeys.ts';
import { addProofRoutes } from './proofs.ts';
import { addRenewRecoveryCodes } from './recovery-codes.ts';
import { addTotpRoutes } from './totp.ts';

export type { FactorRoutesDeps };

/** Second factors of a member, and proofs with them. */
export function addFactorRoutes(api: Api, deps: FactorRoutesDeps): void {
  addGetFactors(api, deps);
  addTotpRoutes(api, deps);
  addPasskeyRoutes(api, deps);
  addPasskeyCare(api, deps);
  addRenewRecoveryCodes(api, deps);
  addProofRoutes(api, deps);
}
