import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
} from 'openid-client';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { isLocal } from './openid-provider.ts';
import type { ThirdPartyProvider } from './provider.model.ts';
import { refusalOf } from './refusal-of.ts';

const timeoutMs = 10_000;

/** Where Facebook's login is, and as which app we speak to it. */
export interface FacebookSettings {
  id: string;
  name: string;
  /** The login dialog, such as `https://www.facebook.com/v23.0/dialog/oauth`. */
  authorizationUrl: string;
  /** Such as `https://graph.facebook.com/v23.0/oauth/access_token`. */
  tokenUrl: string;
  /** Such as `https://graph.facebook.com/v23.0/me`. */
  userInfoUrl: string;
  clientId: string;
  clientSecret: string;
}

const UserInfo = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
});

/** Facebook Login: OAuth 2, then the Graph API says who it is. It does not say whether it checked an address. */
export function createFacebookProvider(settings: FacebookSettings): ThirdPartyProvider {
  const { id, name, authorizationUrl, tokenUrl, userInfoUrl, clientId, clientSecret } = settings;
  const endpoints = {
    issuer: new URL(authorizationUrl).origin,
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
  };
  const config = new Configuration(endpoints, clientId, clientSecret, ClientSecretPost(clientSecret));
  config.timeout = timeoutMs / 1_000;
  if (isLocal(new URL(tokenUrl))) allowInsecureRequests(config);

  /** Signed with the app's secret: a token that was stolen from a browser is of no use elsewhere. */
  async function userInfo(accessToken: string): Promise<unknown> {
    const url = new URL(userInfoUrl);
    url.searchParams.set('fields', 'id,name,email');
    url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'));
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`The Graph API answered ${answer.status}`);
    return answer.json();
  }

  return {
    id,
    name,
    async startUrl(redirectUri, { state, verifier }) {
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
      });
    },
    async identify(callbackUrl, { state, verifier }) {
      try {
        const checks = { pkceCodeVerifier: verifier, expectedState: state };
        const tokens = await authorizationCodeGrant(config, callbackUrl, checks);
        const person = Value.Parse(UserInfo, await userInfo(tokens.access_token));
        const email = person.email?.toLowerCase() ?? null;
        return { subject: person.id, email, isEmailVerified: false, name: person.name ?? null };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}
