import type { Permission } from './permissions.ts';

/** Who is calling, as the session says. Ids are UUIDs; `type` is the spec's member type (0 member, 4 trial, 1 2 41 42 agent). */
export interface Principal {
  sessionId: string;
  memberId: string;
  siteId: string;
  account: string;
  type: number;
  isAgent: boolean;
  isTrial: boolean;
  /** Nothing was heard of the person for half an hour: what is `isFresh` asks them to prove who they are. */
  isIdle?: boolean;
}

/** Someone who runs the site; signs in at another door than members. */
export interface OperatorPrincipal {
  sessionId: string;
  operatorId: string;
  name: string;
  /** What their roles allow. */
  permissions: ReadonlySet<Permission>;
}

/** Turns a bearer token into a caller; undefined when the token is unknown, ended or revoked. */
export interface Authenticator {
  /** `isPolled` says that a page calls by itself, which is no sign of a person. */
  member(token: string, isPolled?: boolean): Promise<Principal | undefined>;
  operator(token: string): Promise<OperatorPrincipal | undefined>;
}

/** What the request pipeline needs to know of the site that a call is for. */
export interface RequestSite {
  id: string;
  merchantCode: string;
  defaultLanguage: string;
  /** Module identifiers that are switched on. */
  modules: ReadonlySet<string>;
}

/** Finds the site of a call by its `Merchant` header, else by the host it was sent to. */
export interface SiteDirectory {
  find(by: { merchantCode: string | undefined; host: string | undefined }): Promise<RequestSite | undefined>;
}

/** Who may call an operation. `vendor` and `provider` prove themselves by signature inside their own rooms. */
export type Access = 'public' | 'optional' | 'member' | 'agent' | 'operator' | 'vendor' | 'provider';

/** The caller that a handler gets, by the operation's access. */
export type CallerOf<A extends Access> = A extends 'member' | 'agent'
  ? Principal
  : A extends 'optional'
    ? Principal | undefined
    : A extends 'operator'
      ? OperatorPrincipal
      : undefined;
