/** After so many failed logins a staff account is locked, whatever address they came from. */
export const failuresMax = 3;

/** For so long, unless another operator unlocks it. */
export const lockMs = 30 * 60_000;

/**
 * Runs tasks of one key after another in the order in which they came. Attempts count before the password is looked at:
 * side by side, a few right logins of one person would lock each other out.
 */
export function createTurns(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(task, task);
    const settled = own.catch(() => undefined);
    last.set(key, settled);
    try {
      return await own;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
