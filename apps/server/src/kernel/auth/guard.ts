import type { FastifyRequest } from 'fastify';
import { errors } from '../errors/app-error.ts';
import type { Access, Authenticator, OperatorPrincipal, Principal } from './principal.ts';

/** The token of the `Authorization` header, with or without `Bearer`. */
export function tokenOf(req: FastifyRequest): string | undefined {
  const value = req.headers.authorization?.trim();
  if (value === undefined || value === '') return undefined;
  return value.startsWith('Bearer ') ? value.slice('Bearer '.length) : value;
}

/**
 * The caller of an operation, or a refusal: 401 without a live session, 403 for the wrong kind of account.
 */
export async function callerFor(
  access: Access,
  req: FastifyRequest,
  authenticator: Authenticator,
): Promise<Principal | OperatorPrincipal | undefined> {
  const token = tokenOf(req);
  switch (access) {
    case 'public':
    case 'vendor':
    case 'provider':
      return undefined;
    case 'optional':
      return token === undefined ? undefined : memberOf(req, token, authenticator);
    case 'operator':
      return required(token === undefined ? undefined : await authenticator.operator(token));
    case 'member':
    case 'agent': {
      const principal = required(token === undefined ? undefined : await memberOf(req, token, authenticator));
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
  const principal = await authenticator.member(token);
  return principal?.siteId === req.site.id ? principal : undefined;
}

function required<T>(caller: T | undefined): T {
  if (caller === undefined) throw errors.notLoggedIn();
  return caller;
}
