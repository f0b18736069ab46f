/** Runs something after a while. */
type Schedule = (run: () => void, delayMs: number) => void;

/**
 * Tells of changes at a pace: the first at once, then at most one for each `pauseMs`, and the last one always. Keys are
 * paced apart, and a key that is silent takes no room.
 */
export function paced(tell: (key: string) => void, pauseMs: number, schedule: Schedule = later): (key: string) => void {
  /** Keys that were told of lately, and whether something has happened since. */
  const resting = new Map<string, { hasMore: boolean }>();

  function say(key: string): void {
    const rest = { hasMore: false };
    resting.set(key, rest);
    tell(key);
    schedule(() => {
      resting.delete(key);
      if (rest.hasMore) say(key);
    }, pauseMs);
  }

  return (key) => {
    const rest = resting.get(key);
    if (rest === undefined) say(key);
    else rest.hasMore = true;
  };
}

function later(run: () => void, delayMs: number): void {
  setTimeout(run, delayMs).unref();
}
