/** Runs the work of one player after what that player has waiting here, and of different players side by side. */
export type PlayerQueue = <T>(playerRef: string, work: () => Promise<T>) => Promise<T>;

/**
 * The order inside one process. The lock in the database is what keeps players' calls apart between processes; this
 * keeps a player who sends many at once from holding every connection while they wait for that lock.
 */
export function createPlayerQueue(): PlayerQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (playerRef, work) => {
    const before = last.get(playerRef) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(playerRef, mine);
    try {
      return await mine;
    } finally {
      if (last.get(playerRef) === mine) last.delete(playerRef);
    }
  };
}
