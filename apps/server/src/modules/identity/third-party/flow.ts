import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Vault } from '#kernel/crypto/vault.ts';

const FlowSchema = Type.Object({
  provider: Type.String(),
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  /** Path and query of our own site that the browser goes on to. */
  redirect: Type.String(),
  /** The member who links the outside account; left out at a login. */
  linkTo: Type.Optional(Type.String()),
  /** Epoch milliseconds. */
  expiresAt: Type.Integer(),
});

/** A visitor on the way to a provider and back. It travels in a cookie that only we can read or write. */
export type Flow = Static<typeof FlowSchema>;

/** How long somebody may stay at the provider. */
export const flowMinutes = 10;

/** Begins a way; each has secrets of its own. */
export function newFlow(start: Pick<Flow, 'provider' | 'redirect' | 'linkTo'>, now: Date): Flow {
  return {
    ...start,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    expiresAt: now.getTime() + flowMinutes * 60_000,
  };
}

const contextOf = (siteId: string): string => `third-party-flow:${siteId}`;

/** The flow as the cookie carries it. */
export function sealFlow(vault: Vault, siteId: string, flow: Flow): string {
  return vault.seal(JSON.stringify(flow), contextOf(siteId));
}

/** The flow of a cookie; undefined for one that is not ours, of another site, or too old. */
export function openFlow(vault: Vault, siteId: string, sealed: string | undefined, now: Date): Flow | undefined {
  try {
    const flow: unknown = JSON.parse(vault.open(sealed ?? '', contextOf(siteId)));
    return Value.Check(FlowSchema, flow) && flow.expiresAt > now.getTime() ? flow : undefined;
  } catch {
    return undefined;
  }
}

/** A path of our own site; anything that could lead elsewhere leads to the first page. */
export function ownPath(path: string | undefined): string {
  const base = 'http://own.invalid';
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, base)) return '/';
  const url = new URL(path, base);
  return url.origin === base ? `${url.pathname}${url.search}` : '/';
}
