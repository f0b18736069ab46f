import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { FactorReset, HeldFactors, ResetState } from './reset.model.ts';

function selectResets(db: Reader) {
  return db
    .selectFrom('factor_reset as reset')
    .innerJoin('member', 'member.id', 'reset.member_id')
    .select(['reset.id', 'reset.site_id as siteId', 'reset.member_id as memberId', 'member.account', 'reset.reason'])
    .select(sql<ResetState>`reset.state`.as('state'))
    .select(['proposed_by as proposedBy', 'proposed_at as proposedAt', 'expires_at as expiresAt'])
    .select(['decided_by as decidedBy', 'decided_at as decidedAt']);
}

export async function insertReset(tx: Tx, reset: FactorReset): Promise<void> {
  await tx
    .insertInto('factor_reset')
    .values({
      id: reset.id,
      site_id: reset.siteId,
      member_id: reset.memberId,
      reason: reset.reason,
      state: reset.state,
      proposed_by: reset.proposedBy,
      proposed_at: reset.proposedAt,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** One of a site; locked against others who decide it. */
export function lockReset(tx: Tx, siteId: string, id: string): Promise<FactorReset | undefined> {
  return selectResets(tx)
    .where('reset.site_id', '=', siteId)
    .where('reset.id', '=', id)
    .forUpdate('reset')
    .executeTakeFirst();
}

/** Lets proposals about a member take turns until the transaction ends. */
export async function lockProposals(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `factor_reset:${memberId}`);
}

/** The proposal about a member that somebody can still decide. */
export function selectOpen(db: Reader, memberId: string, now: Date): Promise<FactorReset | undefined> {
  return selectResets(db)
    .where('reset.member_id', '=', memberId)
    .where('reset.state', '=', 'proposed')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateDecided(
  tx: Tx,
  id: string,
  decision: { state: ResetState; decidedBy: string; decidedAt: Date },
): Promise<void> {
  const { state, decidedBy, decidedAt } = decision;
  const change = { state, decided_by: decidedBy, decided_at: decidedAt };
  await tx.updateTable('factor_reset').set(change).where('id', '=', id).execute();
}

/** Those of a site, newest first. */
export async function listResets(
  db: Reader,
  { siteId, state }: { siteId: string; state?: ResetState | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ resets: FactorReset[]; total: number }> {
  const resets = await selectResets(db)
    .where('reset.site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where('reset.state', '=', state ?? ''))
    .orderBy('proposed_at', 'desc')
    .orderBy('reset.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('factor_reset')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('site_id', '=', siteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .executeTakeFirstOrThrow();
  return { resets, total: Number(total) };
}

/** What a member has beside the password; an app that was never confirmed is none. */
export async function countFactors(db: Reader, memberId: string): Promise<HeldFactors> {
  const { rows } = await sql<{ totp: boolean; passkeys: number; recoveryCodes: number }>`
    select exists (select from totp_factor where member_id = ${memberId} and confirmed_at is not null) as totp,
      (select count(*)::integer from passkey where member_id = ${memberId}) as passkeys,
      (select count(*)::integer from recovery_code where member_id = ${memberId} and used_at is null) as "recoveryCodes"
  `.execute(db);
  return rows[0] ?? { totp: false, passkeys: 0, recoveryCodes: 0 };
}

/** Takes everything away that a member could show beside the password, and what waits for such a proof. */
export async function deleteFactors(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('totp_factor').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('passkey').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('passkey_challenge').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('login_verification').where('member_id', '=', memberId).execute();
}
