import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clientId, type OutsideAccountsOptions, type Person } from './outside-accounts.model.ts';

/** Where the stand-in for Facebook lives below the sandbox's address. */
export const facebookPath = '/outside/facebook';

const codeMsMax = 10 * 60_000;

/** What a site asks for when it sends a visitor. */
export interface DialogRequest {
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

/** Facebook Login and the part of the Graph API that it needs. */
export interface FacebookStandIn {
  /** The request of a site that is known; undefined for any other. */
  read(query: URLSearchParams): DialogRequest | undefined;
  /** Where the visitor goes back to: as somebody, or as who said no. */
  finish(request: DialogRequest, person: Person | undefined): string;
  /** An access token for a code; undefined when anything about it is wrong. Each counts once. */
  redeem(form: URLSearchParams): string | undefined;
  /** Whose token it is; undefined without the proof of the app. */
  personOf(token: string, proof: string): Person | undefined;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Keeps codes and tokens until it stops. */
export function createFacebookStandIn(
  { returnOrigins, secrets }: OutsideAccountsOptions,
  now: () => Date,
): FacebookStandIn {
  const codes = new Map<string, { request: DialogRequest; person: Person; at: number }>();
  const tokens = new Map<string, Person>();
  const redirectUris = new Set(returnOrigins.map((origin) => `${origin}/wps/v2/session/third-party/facebook/callback`));

  return {
    read(query) {
      const redirectUri = query.get('redirect_uri') ?? '';
      if (query.get('client_id') !== clientId || !redirectUris.has(redirectUri)) return undefined;
      return { redirectUri, state: query.get('state') ?? '', codeChallenge: query.get('code_challenge') ?? '' };
    },
    finish(request, person) {
      const back = new URL(request.redirectUri);
      back.searchParams.set('state', request.state);
      if (person === undefined) {
        back.searchParams.set('error', 'access_denied');
        return back.href;
      }
      const code = randomBytes(32).toString('base64url');
      codes.set(code, { request, person, at: now().getTime() });
      back.searchParams.set('code', code);
      return back.href;
    },
    redeem(form) {
      const code = form.get('code') ?? '';
      const known = codes.get(code);
      codes.delete(code);
      if (known === undefined || now().getTime() - known.at > codeMsMax) return undefined;
      const verifier = form.get('code_verifier') ?? '';
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const isRight =
        form.get('client_id') === clientId &&
        isSame(form.get('client_secret') ?? '', secrets.facebook) &&
        form.get('redirect_uri') === known.request.redirectUri &&
        isSame(challenge, known.request.codeChallenge);
      if (!isRight) return undefined;
      const token = randomBytes(32).toString('base64url');
      tokens.set(token, known.person);
      return token;
    },
    personOf(token, proof) {
      const own = createHmac('sha256', secrets.facebook).update(token).digest('hex');
      return isSame(own, proof) ? tokens.get(token) : undefined;
    },
  };
}
