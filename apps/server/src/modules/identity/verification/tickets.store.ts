import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { LoginWay, Side, VerificationReason } from '../login.model.ts';

/** What somebody can answer a ticket with. */
export type VerificationMethod = 'sms' | 'email' | 'payeeName' | 'totp' | 'passkey' | 'recovery';

/** A ticket that counts. */
export interface Ticket {
  id: string;
  memberId: string;
  side: Side;
  way: LoginWay;
  reason: VerificationReason;
  methods: VerificationMethod[];
  rememberMe: boolean;
}

export async function insertTicket(
  tx: Tx,
  ticket: Ticket & { ticketHash: string; siteId: string; ip: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('login_verification')
    .values({
      id: ticket.id,
      ticket_hash: ticket.ticketHash,
      site_id: ticket.siteId,
      member_id: ticket.memberId,
      side: ticket.side,
      way: ticket.way,
      reason: ticket.reason,
      methods: ticket.methods,
      remember_me: ticket.rememberMe,
      ip: ticket.ip,
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
): Promise<Ticket | undefined> {
  return db
    .selectFrom('login_verification')
    .select(['id', 'member_id as memberId', 'side', 'way', 'reason', 'methods', 'remember_me as rememberMe'])
    .where('ticket_hash', '=', ticketHash)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .$narrowType<Pick<Ticket, 'side' | 'way' | 'reason' | 'methods'>>()
    .executeTakeFirst();
}

/** How often a member's tickets were answered since an instant, with the payee name or at all. */
export async function countTries(
  db: Reader,
  memberId: string,
  since: { tries: Date; nameTries: Date },
): Promise<{ tries: number; nameTries: number }> {
  const row = await db
    .selectFrom('login_verification')
    .select([
      sql<string | null>`sum(tries) filter (where created_at > ${since.tries})`.as('tries'),
      sql<string | null>`sum(name_tries) filter (where created_at > ${since.nameTries})`.as('nameTries'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { tries: Number(row?.tries ?? 0), nameTries: Number(row?.nameTries ?? 0) };
}

/** Lets answers for one member take turns until the transaction ends. */
export async function lockAnswers(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `verification:${memberId}`);
}

/** Counts a try of a ticket; false when it has none left. */
export async function countTry(
  tx: Tx,
  id: string,
  { byName, triesMax, nameTriesMax }: { byName: boolean; triesMax: number; nameTriesMax: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_verification')
    .set({ tries: sql`tries + 1`, ...(byName ? { name_tries: sql`name_tries + 1` } : {}) })
    .where('id', '=', id)
    .where('tries', '<', triesMax)
    .$if(byName, (query) => query.where('name_tries', '<', nameTriesMax))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes that the owner is being told of a wrong answer; false when they were already. */
export async function markTold(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_verification')
    .set({ is_told: true })
    .where('id', '=', id)
    .where('is_told', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a ticket up and forgets its tries, which were those of its owner; false when somebody was quicker. */
export async function useTicket(tx: Tx, { id, memberId }: Ticket, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_verification')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('login_verification')
    .set({ tries: 0, name_tries: 0 })
    .where('member_id', '=', memberId)
    .execute();
  return numUpdatedRows === 1n;
}

/** Ends every ticket of a member: the password that it was got with is none any more. */
export async function endTickets(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('login_verification')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteOldTickets(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('login_verification').where('created_at', '<', before).execute();
}
