/** Runs the work of one player after what that player has waiting here, and of different players side by side. */
export type PlayerQueue = <T>(playerRef: string, work: () => Promise<T>) => Promise<T>;

/**
 * The order inside one process. The lock in the database is what keeps players' calls apart between processes; this
 * keeps a player who sends many at once from holding every connection while they wait for that lock.
 */
export function createPlayerQueue(): PlayerQueue {
  /**
   * Who waits behind the work under way, by player. Nothing of the work itself is kept in here: a map whose entries
   * come and go leaves its earlier tables linked behind it, and what those hold outlives many collections of garbage.
   */
  const lines = new Map<string, (() => void)[]>();
  return async (playerRef, work) => {
    const line = lines.get(playerRef);
    if (line === undefined) lines.set(playerRef, []);
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = lines.get(playerRef)?.shift();
      if (next === undefined) lines.delete(playerRef);
      else next();
    }
  };
}
