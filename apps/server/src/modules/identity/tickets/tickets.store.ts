import type { Reader, Tx } from '#kernel/database/database.ts';
import type { LoginWay, Side } from '../login.model.ts';

/** Whom a ticket lets in, at which door, and how they have proven who they are. */
export interface TicketOwner {
  siteId: string;
  memberId: string;
  side: Side;
  way: LoginWay;
}

export async function insertTicket(
  tx: Tx,
  ticket: TicketOwner & { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('login_ticket')
    .values({
      token_hash: ticket.tokenHash,
      site_id: ticket.siteId,
      member_id: ticket.memberId,
      side: ticket.side,
      way: ticket.way,
      created_at: ticket.now,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Uses a ticket up; undefined when it is over, was used, or belongs to another site. */
export async function useUpTicket(
  db: Reader,
  siteId: string,
  tokenHash: string,
  now: Date,
): Promise<Pick<TicketOwner, 'memberId' | 'side' | 'way'> | undefined> {
  return db
    .updateTable('login_ticket')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id as memberId', 'side', 'way'])
    .$narrowType<{ side: Side; way: LoginWay }>()
    .executeTakeFirst();
}

export async function deleteExpiredTickets(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('login_ticket').where('expires_at', '<', before).execute();
}
