import { call, type Rooms } from '#testing/rooms.ts';

let calls = 0;

/** A call from an address of its own, for tests that do not look at how often one address may call. */
export function callAlone(
  rooms: Rooms,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  calls += 1;
  const from = { 'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` };
  return call(rooms, method, url, { ...options, headers: { ...from, ...options.headers } });
}

/** Whether each bet of the member is looked at alone. */
export async function isGuarded(rooms: Rooms, memberId: string): Promise<boolean> {
  const query = rooms.db.selectFrom('member').select('has_play_limits').where('id', '=', memberId);
  return (await query.executeTakeFirstOrThrow()).has_play_limits;
}

/** What the event report tells of a member's limits, as `action reason actor`, the oldest first. */
export async function eventsOf(rooms: Rooms, memberId: string): Promise<string[]> {
  const rows = await rooms.db
    .selectFrom('event_report')
    .select(['action', 'reason', 'actor_kind'])
    .where('subject', '=', `member:${memberId}`)
    .where('component', 'like', 'limits%')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, reason, actor_kind }) => [action, reason, actor_kind].filter(Boolean).join(' '));
}
