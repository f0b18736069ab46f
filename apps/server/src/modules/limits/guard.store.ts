import { isAboutBets, limitNames } from '@quetzal/domain/limits';
import type { Reader } from '#kernel/database/database.ts';

const namesAboutBets = limitNames.filter((name) => isAboutBets(name));

/** Whether anything may speak against a bet of the member: of their own, or of their site. */
export async function isPlayLimited(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .innerJoin('site', 'site.id', 'member.site_id')
    .select(['member.has_play_limits as own', 'site.has_play_limits as site'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.own || row.site;
}

/** Whether a limit of the member's own may speak against a bet. */
export async function hasBetLimit(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('play_limit')
    .select('name')
    .where('member_id', '=', memberId)
    .where('name', 'in', namesAboutBets)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a pause or an exclusion is there of which nobody noted that it is over. */
export async function hasOpenBreak(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('play_break')
    .select('id')
    .where('member_id', '=', memberId)
    .where('over_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
