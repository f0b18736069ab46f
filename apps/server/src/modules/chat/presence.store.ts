import { sql } from 'kysely';
import type { Database, Reader } from '#kernel/database/database.ts';

interface Place {
  siteId: string;
  room: string;
}

/** Says who is in a room by way of one process: these and nobody else, as of an instant. */
export async function replaceHere(
  db: Database,
  { siteId, room, processId }: Place & { processId: string },
  memberIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from chat_presence
      where process_id = ${processId} and site_id = ${siteId} and room = ${room}
        and member_id <> all (${memberIds}::uuid[])
    )
    insert into chat_presence (site_id, room, member_id, process_id, seen_at)
    select ${siteId}, ${room}, member_id, ${processId}, ${at} from unnest(${memberIds}::uuid[]) as member_id
    on conflict (site_id, room, member_id, process_id) do update set seen_at = excluded.seen_at`.execute(db);
}

/** How many members are in each room of a site, each once; rooms with nobody are left out. */
export async function countHere(db: Reader, siteId: string, since: Date): Promise<Map<string, number>> {
  const counted = await db
    .selectFrom('chat_presence')
    .select('room')
    .select(({ fn }) => fn.count<bigint>('member_id').distinct().as('here'))
    .where('site_id', '=', siteId)
    .where('seen_at', '>', since)
    .groupBy('room')
    .execute();
  return new Map(counted.map(({ room, here }) => [room, Number(here)]));
}

/** Forgets all that a process said. */
export async function deleteOfProcess(db: Database, processId: string): Promise<void> {
  await db.deleteFrom('chat_presence').where('process_id', '=', processId).execute();
}

/** Forgets what was said before an instant: by processes that ended without a word. */
export async function deleteUnseen(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('chat_presence').where('seen_at', '<', before).execute();
}
