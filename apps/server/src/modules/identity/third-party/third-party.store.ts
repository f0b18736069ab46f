import type { Database, Reader, Tx } from '#kernel/database/database.ts';

/** Somebody at a provider, as a site knows them. */
export interface OutsideAccount {
  siteId: string;
  provider: string;
  subject: string;
}

/** The member of an outside account. */
export async function selectMemberOf(db: Reader, account: OutsideAccount): Promise<string | undefined> {
  const row = await db
    .selectFrom('third_party_identity')
    .select('member_id')
    .where('site_id', '=', account.siteId)
    .where('provider', '=', account.provider)
    .where('subject', '=', account.subject)
    .executeTakeFirst();
  return row?.member_id;
}

/** Links an outside account; false when it, or the member's place for this provider, is taken. */
export async function insertLink(tx: Tx, account: OutsideAccount, memberId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('third_party_identity')
    .values({
      site_id: account.siteId,
      provider: account.provider,
      subject: account.subject,
      member_id: memberId,
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateUsed(tx: Tx, account: OutsideAccount, now: Date): Promise<void> {
  await tx
    .updateTable('third_party_identity')
    .set({ last_used_at: now })
    .where('site_id', '=', account.siteId)
    .where('provider', '=', account.provider)
    .where('subject', '=', account.subject)
    .execute();
}

export async function selectLinks(
  db: Reader,
  memberId: string,
): Promise<{ provider: string; linkedAt: Date; lastUsedAt: Date | null }[]> {
  return db
    .selectFrom('third_party_identity')
    .select(['provider', 'linked_at as linkedAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute();
}

export async function deleteLink(tx: Tx, memberId: string, provider: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('third_party_identity')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Lets somebody who left come again with the same outside account. */
export async function deleteLinksOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('third_party_identity').where('member_id', '=', memberId).execute();
}

/** A newcomer who is filling in the form. */
export interface NewcomerTicket extends OutsideAccount {
  /** Sealed. */
  facts: string;
}

export async function insertTicket(
  tx: Tx,
  ticket: NewcomerTicket & { ticketHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('third_party_ticket')
    .values({
      ticket_hash: ticket.ticketHash,
      site_id: ticket.siteId,
      provider: ticket.provider,
      subject: ticket.subject,
      facts: ticket.facts,
      created_at: ticket.now,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

export async function selectTicket(
  db: Reader,
  siteId: string,
  ticketHash: string,
  now: Date,
): Promise<NewcomerTicket | undefined> {
  return db
    .selectFrom('third_party_ticket')
    .select(['site_id as siteId', 'provider', 'subject', 'facts'])
    .where('ticket_hash', '=', ticketHash)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a ticket up; false when somebody was quicker. */
export async function useTicket(tx: Tx, ticketHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('third_party_ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOldTickets(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('third_party_ticket').where('created_at', '<', before).execute();
}
