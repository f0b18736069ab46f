import type { Tx } from '#kernel/database/database.ts';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import type { Site } from '#modules/site';
import { completeLogin, enter, type EntryDeps } from '../enter.ts';
import { identityErrors } from '../identity.errors.ts';
import type { LoggedIn, LoginOrigin, LoginVerification } from '../login.model.ts';
import { insertTicket, type TicketOwner, useUpTicket } from './tickets.store.ts';

const goodForMs = 60_000;

/** Logins that come into a page by its address: the address carries a ticket, never a session. */
export interface Tickets {
  /** A ticket for somebody who has proven who they are elsewhere: once, for a minute. */
  issue(tx: Tx, owner: TicketOwner): Promise<string>;
  /** A ticket for the portal, for an agent who is logged in. */
  handOver(agent: { siteId: string; memberId: string }): Promise<string>;
  /** Lets its owner in, or asks for the second proof. Refuses with `identity.ticket_invalid`. */
  exchange(
    site: Site,
    ticket: string,
    call: { origin: LoginOrigin; language: string },
  ): Promise<LoggedIn | LoginVerification>;
}

/** Wires the room. */
export function createTickets(deps: EntryDeps): Tickets {
  const { db, clock, members } = deps;

  async function issue(tx: Tx, owner: TicketOwner): Promise<string> {
    const token = newSecret();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + goodForMs);
    await insertTicket(tx, { ...owner, tokenHash: hashSecret(token), now, expiresAt });
    return token;
  }

  return {
    issue,
    handOver: ({ siteId, memberId }) =>
      db.transaction().execute((tx) => issue(tx, { siteId, memberId, side: 'agent', way: 'handover' })),
    async exchange(site, ticket, { origin, language }) {
      const owner = await useUpTicket(db, site.id, hashSecret(ticket), clock.now());
      const member = owner && (await members.byId(db, owner.memberId));
      if (owner === undefined || member === undefined) throw identityErrors.ticketInvalid();
      const { side, way } = owner;
      const wish = { site, member, side, origin, language, rememberMe: false, way };
      // Whoever handed the session over gave every proof when it was opened.
      return way === 'handover' ? completeLogin(deps, wish) : enter(deps, wish);
    },
  };
}
