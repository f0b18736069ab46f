import type { Reader } from '#kernel/database/database.ts';

/** How a piece was moved. */
export type SliderInput = 'pointer' | 'keyboard';

/** What a row of the table is solved with: the device of who cannot see the picture works instead. */
type PuzzleInput = SliderInput | 'work';

/** Tries of the last minutes. */
interface Tries {
  failed: number;
  byKeyboard: number;
  byWork: number;
}

export async function insertPuzzle(
  db: Reader,
  puzzle: { challengeHash: string; siteId: string; ip: string; targetLeft: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('slider_puzzle')
    .values({
      challenge_hash: puzzle.challengeHash,
      site_id: puzzle.siteId,
      ip: puzzle.ip,
      target_left: puzzle.targetLeft,
      created_at: puzzle.now,
      expires_at: puzzle.expiresAt,
    })
    .execute();
}

/** Uses up the one try of a puzzle; undefined when it is over, was tried, or is somebody else's. */
export async function tryPuzzle(
  db: Reader,
  puzzle: { challengeHash: string; siteId: string; ip: string; input: PuzzleInput },
  now: Date,
): Promise<{ targetLeft: number; createdAt: Date } | undefined> {
  return db
    .updateTable('slider_puzzle')
    .set({ tried_at: now, input: puzzle.input })
    .where('challenge_hash', '=', puzzle.challengeHash)
    .where('site_id', '=', puzzle.siteId)
    .where('ip', '=', puzzle.ip)
    .where('tried_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['target_left as targetLeft', 'created_at as createdAt'])
    .executeTakeFirst();
}

/** Notes that a puzzle is solved, and until when that is good for a call. */
export async function markSolved(
  db: Reader,
  challengeHash: string,
  solved: { validateHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('slider_puzzle')
    .set({ validate_hash: solved.validateHash, expires_at: solved.expiresAt })
    .where('challenge_hash', '=', challengeHash)
    .execute();
}

/** Uses up what was solved; false when there is nothing to use. */
export async function useUp(
  db: Reader,
  solved: { challengeHash: string; validateHash: string; siteId: string; ip: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slider_puzzle')
    .set({ used_at: now })
    .where('challenge_hash', '=', solved.challengeHash)
    .where('validate_hash', '=', solved.validateHash)
    .where('site_id', '=', solved.siteId)
    .where('ip', '=', solved.ip)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Tries of an address since an instant: how many failed, how many were made by keys or by work. */
export async function countTries(db: Reader, ip: string, since: Date): Promise<Tries> {
  const { failed, by_keyboard, by_work } = await db
    .selectFrom('slider_puzzle')
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('validate_hash', 'is', null).as('failed'),
      fn.countAll<bigint>().filterWhere('input', '=', 'keyboard').as('by_keyboard'),
      fn.countAll<bigint>().filterWhere('input', '=', 'work').as('by_work'),
    ])
    .where('ip', '=', ip)
    .where('tried_at', '>', since)
    .executeTakeFirstOrThrow();
  return { failed: Number(failed), byKeyboard: Number(by_keyboard), byWork: Number(by_work) };
}

export async function deleteExpired(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('slider_puzzle').where('expires_at', '<', before).execute();
}
