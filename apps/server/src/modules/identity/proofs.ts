import type { Profiles } from '#modules/members';
import type { FactorsDeps } from './factors/factors.model.ts';
import { createFactors, type Factors } from './factors/factors.service.ts';
import type { Identity } from './identity.service.ts';
import { createPasskeyLogin, type PasskeyLogin } from './passkey-login/passkey-login.ts';
import { createLinks, type Links } from './third-party/links.ts';
import { createNewcomers, type Newcomers } from './third-party/newcomers.ts';
import type { ThirdPartyProvider } from './third-party/provider.model.ts';
import { createThirdParty, type ThirdParty } from './third-party/third-party.service.ts';
import { createVerification, type Verifications } from './verification/verification.service.ts';

/** What shows who somebody is, beside a password: second factors, second proofs of a login, accounts elsewhere. */
export interface Proofs {
  factors: Factors;
  verification: Verifications;
  passkeyLogin: PasskeyLogin;
  thirdParty: ThirdParty;
  newcomers: Newcomers;
  links: Links;
}

/** What these rooms are made of. */
export interface ProofsDeps extends FactorsDeps {
  profiles: Profiles;
  /** The door that lets people in; it asks these rooms itself, so it is made after them. */
  identity: () => Pick<Identity, 'completeLogin' | 'enter' | 'tickets'>;
  /** Left out where nobody comes in by way of another company. */
  thirdParties?: readonly ThirdPartyProvider[] | undefined;
  onError: (error: unknown) => void;
}

/** Makes these rooms. */
export function createProofs(deps: ProofsDeps): Proofs {
  const { identity } = deps;
  const factors = createFactors(deps);
  const { stepUp, passkeys } = factors;
  const complete = (...wish: Parameters<Identity['completeLogin']>) => identity().completeLogin(...wish);
  const newcomers = createNewcomers(deps);
  const links = createLinks({ ...deps, stepUp });
  const issue: Identity['tickets']['issue'] = (...owner) => identity().tickets.issue(...owner);
  const providers = deps.thirdParties ?? [];
  return {
    factors,
    verification: createVerification({ ...deps, ...factors, complete }),
    passkeyLogin: createPasskeyLogin({ ...deps, passkeys, enter: (wish) => identity().enter(wish) }),
    thirdParty: createThirdParty({ ...deps, providers, newcomers, links, tickets: { issue } }),
    newcomers,
    links,
  };
}
