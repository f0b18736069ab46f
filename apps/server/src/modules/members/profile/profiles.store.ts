import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { UniqueFact } from './profile.model.ts';

const columnOf = { mobile: 'mobile_mark', email: 'email_mark', idNumber: 'id_number_mark' } as const;

/** A profile as it is kept. */
export interface StoredProfile {
  memberId: string;
  siteId: string;
  facts: string;
  marks: Record<UniqueFact, string | null>;
  personMark: string | null;
  mobileVerifiedAt: Date | null;
  emailVerifiedAt: Date | null;
}

/** Lets callers who mean the same number, address or document take turns until the transaction ends. */
export async function lockMarks(tx: Tx, siteId: string, marks: readonly string[]): Promise<void> {
  for (const mark of marks.toSorted()) {
    await takeTurn(tx, `profile:${siteId}:${mark}`);
  }
}

/** The member of the open account that has a fact. */
export async function selectHolder(
  db: Reader,
  siteId: string,
  fact: UniqueFact,
  marks: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('member_profile')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where(columnOf[fact], 'in', marks)
    .where('is_open', '=', true)
    .executeTakeFirst();
  return row?.member_id;
}

/** Others of the same name and birth date, open or closed. */
export async function selectNamesakes(db: Reader, siteId: string, marks: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('member_profile')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('person_mark', 'in', marks)
    .limit(10)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

const valuesOf = (profile: StoredProfile, now: Date) => ({
  facts: profile.facts,
  mobile_mark: profile.marks.mobile,
  email_mark: profile.marks.email,
  id_number_mark: profile.marks.idNumber,
  mobile_verified_at: profile.mobileVerifiedAt,
  email_verified_at: profile.emailVerifiedAt,
  updated_at: now,
});

/** Writes a profile, new or changed; who the person is stays as it is when nothing is said of it. */
export async function upsertProfile(tx: Tx, profile: StoredProfile, now: Date): Promise<void> {
  const { memberId, siteId, personMark } = profile;
  const values = { ...valuesOf(profile, now), ...(personMark === null ? {} : { person_mark: personMark }) };
  await tx
    .insertInto('member_profile')
    .values({ member_id: memberId, site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

export async function selectProfile(
  db: Reader,
  memberId: string,
): Promise<Pick<StoredProfile, 'siteId' | 'facts' | 'mobileVerifiedAt' | 'emailVerifiedAt'> | undefined> {
  return db
    .selectFrom('member_profile')
    .select([
      'site_id as siteId',
      'facts',
      'mobile_verified_at as mobileVerifiedAt',
      'email_verified_at as emailVerifiedAt',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function updateReleased(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('member_profile').set({ is_open: false }).where('member_id', '=', memberId).execute();
}

export async function deleteProfile(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member_profile').where('member_id', '=', memberId).execute();
}

/** Members whose facts were sealed with another key than this one. */
export async function selectOutdated(db: Reader, keyId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member_profile')
    .select('member_id')
    .where(sql<boolean>`split_part(facts, '.', 1) <> ${keyId}`)
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Holds a profile, with what identifies the person, until the transaction ends. */
export async function lockProfile(
  tx: Tx,
  memberId: string,
): Promise<{ siteId: string; birthday: string | null } | undefined> {
  return tx
    .selectFrom('member_profile as profile')
    .innerJoin('member', 'member.id', 'profile.member_id')
    .select(['profile.site_id as siteId', sql<string | null>`to_char(member.birthday, 'YYYY-MM-DD')`.as('birthday')])
    .where('profile.member_id', '=', memberId)
    .forUpdate('profile')
    .executeTakeFirst();
}
