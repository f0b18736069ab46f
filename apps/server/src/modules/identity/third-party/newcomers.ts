import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import type { Site } from '#modules/site';
import type { ThirdPartyPerson } from './provider.model.ts';
import * as store from './third-party.store.ts';
import { thirdPartyErrors } from './third-party.errors.ts';

const ticketMinutes = 30;

const NewcomerFacts = Type.Object({
  email: Type.Union([Type.String(), Type.Null()]),
  isEmailVerified: Type.Boolean(),
  name: Type.Union([Type.String(), Type.Null()]),
});

/** What a provider told of somebody who is about to register. */
export type Newcomer = Static<typeof NewcomerFacts> & { provider: string };

/** People whom a provider has shown us and whom we do not know: they fill in the form of every newcomer. */
export interface Newcomers {
  /** A ticket for the form: once, for half an hour. */
  admit(tx: Tx, account: { siteId: string; provider: string }, person: ThirdPartyPerson): Promise<string>;
  /** Refuses with `identity.third_party_ticket_invalid`. */
  read(site: Site, ticket: string): Promise<Newcomer>;
  /** Links the outside account of a ticket to the member it became. Refuses as `read`, and with `identity.third_party_taken`. */
  settle(tx: Tx, site: Site, ticket: string, memberId: string): Promise<void>;
}

/** Wires them to the vault. */
export function createNewcomers({ db, clock, vault }: { db: Database; clock: Clock; vault: Vault }): Newcomers {
  async function ticketOf(site: Site, ticket: string) {
    const hash = hashSecret(ticket);
    const found = await store.selectTicket(db, site.id, hash, clock.now());
    if (found === undefined) throw thirdPartyErrors.ticketInvalid();
    return { ...found, hash };
  }

  return {
    async admit(tx, { siteId, provider }, { subject, email, isEmailVerified, name }) {
      const ticket = newSecret();
      const ticketHash = hashSecret(ticket);
      const now = clock.now();
      const facts = vault.seal(JSON.stringify({ email, isEmailVerified, name }), ticketHash);
      const expiresAt = new Date(now.getTime() + ticketMinutes * 60_000);
      await store.insertTicket(tx, { ticketHash, siteId, provider, subject, facts, now, expiresAt });
      return ticket;
    },
    async read(site, ticket) {
      const { provider, facts, hash } = await ticketOf(site, ticket);
      return { provider, ...Value.Parse(NewcomerFacts, JSON.parse(vault.open(facts, hash))) };
    },
    async settle(tx, site, ticket, memberId) {
      const { hash, facts: _, ...account } = await ticketOf(site, ticket);
      const now = clock.now();
      if (!(await store.useTicket(tx, hash, now))) throw thirdPartyErrors.ticketInvalid();
      if (!(await store.insertLink(tx, account, memberId, now))) throw thirdPartyErrors.taken();
    },
  };
}
