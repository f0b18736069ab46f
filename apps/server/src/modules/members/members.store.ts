import { type MemberType, memberTypes } from '@quetzal/domain/members';
import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Member as MemberRow } from '#kernel/database/schema.generated.ts';
import type { BonusHolder, Member, MemberState, NewMember } from './member.model.ts';

function memberOf(row: Selectable<MemberRow>): Member {
  return {
    id: row.id,
    siteId: row.site_id,
    account: row.account,
    nickname: row.nickname,
    type: row.type as MemberType,
    state: row.state as MemberState,
    uplineId: row.upline_id,
    affiliateCode: row.affiliate_code,
    currency: row.currency,
    language: row.language,
    avatar: row.avatar,
    pictureId: row.picture_id,
    referrerId: row.referrer_id,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
  };
}

export async function selectById(db: Reader, id: string): Promise<Member | undefined> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
  return row && memberOf(row);
}

export async function selectBirthday(db: Reader, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select(sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.birthday ?? null;
}

/** By name, whatever its case. */
export async function selectByAccount(db: Reader, siteId: string, account: string): Promise<Member | undefined> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_key', '=', account.toLowerCase())
    .executeTakeFirst();
  return row && memberOf(row);
}

export async function selectByAffiliateCode(db: Reader, siteId: string, code: string): Promise<Member | undefined> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('affiliate_code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row && memberOf(row);
}

/** Undefined when the name is taken: the transaction goes on either way. */
export async function insertMember(
  tx: Tx,
  id: string,
  file: NewMember & { affiliateCode: string | undefined },
  now: Date,
): Promise<Member | undefined> {
  const row = await tx
    .insertInto('member')
    .values({
      id,
      site_id: file.siteId,
      account: file.account,
      nickname: file.nickname ?? file.account,
      referrer_id: file.referrerId ?? null,
      type: file.type,
      upline_id: file.uplineId ?? null,
      affiliate_code: file.affiliateCode ?? null,
      currency: file.currency,
      birthday: file.birthday ?? null,
      terms_accepted_at: file.termsAcceptedAt ?? null,
      language: file.language ?? null,
      register_method: file.registerMethod ?? null,
      register_url: file.registerUrl ?? null,
      register_domain: file.registerDomain ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && memberOf(row);
}

/** Puts a new account into the tree: below its upline and everyone above that. */
export async function insertPaths(tx: Tx, id: string, uplineId: string | null): Promise<void> {
  await sql`
    insert into member_path (ancestor_id, descendant_id, depth)
    select ancestor_id, ${id}::uuid, depth + 1 from member_path where descendant_id = ${uplineId}::uuid
    union all select ${id}::uuid, ${id}::uuid, 0`.execute(tx);
}

/** Deletes a trial account with its place in the tree. */
export async function deleteTrial(tx: Tx, id: string): Promise<void> {
  const trials = tx.selectFrom('member').select('id').where('id', '=', id).where('type', '=', memberTypes.trial);
  await tx.deleteFrom('member_path').where('descendant_id', 'in', trials).execute();
  await tx.deleteFrom('member').where('id', 'in', trials).execute();
}

export async function updateLanguage(db: Reader, id: string, language: string): Promise<void> {
  await db.updateTable('member').set({ language }).where('id', '=', id).execute();
}

/** The drawing takes the place of a picture. */
export async function updateAvatar(tx: Tx, id: string, avatar: string): Promise<void> {
  await tx.updateTable('member').set({ avatar, picture_id: null }).where('id', '=', id).execute();
}

export async function updatePicture(tx: Tx, id: string, pictureId: string | null): Promise<void> {
  await tx.updateTable('member').set({ picture_id: pictureId }).where('id', '=', id).execute();
}

export async function updateNickname(tx: Tx, id: string, nickname: string): Promise<void> {
  await tx.updateTable('member').set({ nickname }).where('id', '=', id).execute();
}

/** Only where no birth date is known yet. */
export async function insertBirthday(tx: Tx, id: string, birthday: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ birthday })
    .where('id', '=', id)
    .where('birthday', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function updateState(db: Reader, id: string, state: MemberState): Promise<void> {
  await db.updateTable('member').set({ state }).where('id', '=', id).execute();
}

export async function updatePlayLimited(tx: Tx, id: string, isLimited: boolean): Promise<void> {
  await tx
    .updateTable('member')
    .set({ has_play_limits: isLimited })
    .where('id', '=', id)
    .where('has_play_limits', '<>', isLimited)
    .execute();
}

export async function updateBonusCredit(tx: Tx, id: string, hasCredit: boolean): Promise<void> {
  await tx
    .updateTable('member')
    .set({ has_bonus_credit: hasCredit })
    .where('id', '=', id)
    .where('has_bonus_credit', '<>', hasCredit)
    .execute();
}

/** Compatible with rows that point to the member; two changes of one member's credit wait for each other. */
export async function lockForBonus(tx: Tx, id: string): Promise<BonusHolder | undefined> {
  const row = await tx.selectFrom('member').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row && memberOf(row);
}

export async function lockIfBonus(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('has_bonus_credit', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateLastLogin(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('member').set({ last_login_at: now }).where('id', '=', id).execute();
}

/** Names by id, for lists that show many accounts. */
export async function selectAccounts(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}
