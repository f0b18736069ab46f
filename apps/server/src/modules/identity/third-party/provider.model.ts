/** What a provider says of somebody who came back from it. */
export interface ThirdPartyPerson {
  /** The provider's own name for the person: stable, and never given to another. */
  subject: string;
  email: string | null;
  /** Whether the provider has checked that the address is the person's. */
  isEmailVerified: boolean;
  name: string | null;
}

/** What ties an answer to the browser that asked (RFC 6749 state, OpenID Connect nonce, RFC 7636 verifier). */
export interface FlowSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody who knows our visitors: Google, Facebook. */
export interface ThirdPartyProvider {
  id: string;
  name: string;
  /** Where the browser goes. Throws when the provider does not answer. */
  startUrl(redirectUri: string, secrets: FlowSecrets): Promise<URL>;
  /** Who came back, by the whole address that they came back to. Throws `ThirdPartyRefusal` for anything that does not hold. */
  identify(callbackUrl: URL, secrets: FlowSecrets): Promise<ThirdPartyPerson>;
}

/** Why nobody came of it; the address that the browser goes on to carries it. */
export type ThirdPartyFailure =
  /** The visitor said no at the provider. */
  | 'cancelled'
  /** The answer does not belong to this browser, is forged, or the provider refused it. */
  | 'failed'
  /** The provider does not answer. */
  | 'unavailable'
  /** An account has the address: it is linked from inside, after a login. */
  | 'account_exists'
  /** Another account is linked to this outside account. */
  | 'taken';

/** A way back that did not work out. */
export class ThirdPartyRefusal extends Error {
  readonly failure: ThirdPartyFailure;

  constructor(failure: ThirdPartyFailure, cause?: unknown) {
    super(`third party: ${failure}`, { cause });
    this.name = 'ThirdPartyRefusal';
    this.failure = failure;
  }
}
