import type { FastifyRequest } from 'fastify';
import { errors } from '../errors/app-error.ts';
import type { Authenticator, OperatorPrincipal, Principal } from './principal.ts';

/** The token of the `Authorization` header, with or without `Bearer`. */
export function tokenOf(req: FastifyRequest): string | undefined {
  const value = req.headers.authorization?.trim();
  if (value === undefined || value === '') return undefined;
  return value.startsWith('Bearer ') ? value.slice('Bearer '.length) : value;
}

/**
 * The caller of an operation, or a refusal: 401 without a live session, 403 for the wrong kind of account, for a trial
 * account where a real one is needed, and for an operator without the right. It knows nothing of what is asked for, so
 * it is decided before a body is read.
 */
export async function callerFor(
  req: FastifyRequest,
  authenticator: Authenticator,
): Promise<Principal | OperatorPrincipal | undefined> {
  const { access, permission, isOpenToTrial } = req.routeOptions.config;
  const token = tokenOf(req);
  switch (access) {
    case undefined:
    case 'public':
    case 'vendor':
    case 'provider':
      return undefined;
    case 'optional':
      return token === undefined ? undefined : memberOf(req, token, authenticator);
    case 'operator': {
      const operator = required(token === undefined ? undefined : await authenticator.operator(token));
      if (permission === undefined || !operator.permissions.has(permission)) throw errors.notAllowed();
      return operator;
    }
    case 'member':
    case 'agent': {
      const principal = required(token === undefined ? undefined : await memberOf(req, token, authenticator));
      if (principal.isTrial && isOpenToTrial !== true) throw errors.trialAccount();
      if (access === 'agent' && !principal.isAgent) throw errors.notAllowed();
      return principal;
    }
    default:
      return access satisfies never;
  }
}

/** A session counts only at the site that it was opened at. */
async function memberOf(
  req: FastifyRequest,
  token: string,
  authenticator: Authenticator,
): Promise<Principal | undefined> {
  const { isFresh, isPolled } = req.routeOptions.config;
  const principal = await authenticator.member(token, isPolled);
  if (principal?.siteId !== req.site.id) return undefined;
  if (isFresh === true && principal.isIdle === true) throw errors.reauthenticationRequired();
  return principal;
}

function required<T>(caller: T | undefined): T {
  if (caller === undefined) throw errors.notLoggedIn();
  return caller;
}
