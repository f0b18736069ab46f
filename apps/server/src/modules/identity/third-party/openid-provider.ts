import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { ThirdPartyProvider } from './provider.model.ts';
import { refusalOf } from './refusal-of.ts';

const timeoutSeconds = 10;

/** Where a provider with OpenID Connect is, and as whom we speak to it. */
export interface OpenIdSettings {
  id: string;
  name: string;
  /** Its discovery document lies below this. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Plain HTTP is only for what runs on the same machine. */
export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);

/** A provider that speaks OpenID Connect: the signed ID token says who it is. */
export function createOpenIdProvider(settings: OpenIdSettings): ThirdPartyProvider {
  const { id, name, clientId, clientSecret } = settings;
  const issuer = new URL(settings.issuer);
  let found: Promise<Configuration> | undefined;

  /** Asked for once; again when it failed. */
  function configuration(): Promise<Configuration> {
    if (found === undefined) {
      const options = { timeout: timeoutSeconds, ...(isLocal(issuer) ? { execute: [allowInsecureRequests] } : {}) };
      const asking = discovery(issuer, clientId, clientSecret, undefined, options);
      found = asking;
      asking.catch(() => {
        if (found === asking) found = undefined;
      });
    }
    return found;
  }

  return {
    id,
    name,
    async startUrl(redirectUri, { state, nonce, verifier }) {
      try {
        return buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async identify(callbackUrl, { state, nonce, verifier }) {
      try {
        const checks = {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        };
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, callbackUrl, checks);
        const idToken = tokens.claims();
        if (idToken === undefined) throw new Error('No ID token');
        // Some put the address into the ID token, some keep it for whoever asks with the access token.
        const isWhole = idToken['email'] !== undefined;
        const claims = isWhole ? idToken : await fetchUserInfo(config, tokens.access_token, idToken.sub);
        return {
          subject: idToken.sub,
          email: textOf(claims['email'])?.toLowerCase() ?? null,
          isEmailVerified: claims['email_verified'] === true,
          name: textOf(claims['name']),
        };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}
