/** The newest names of many: at least the last `namesMax`, at most twice as many. */
export interface RecentNames {
  /** Adds a name; false when it is among those remembered. */
  add(name: string): boolean;
}

/** Remembers in two halves, the older of which is dropped when the younger is full. */
export function createRecentNames(namesMax: number): RecentNames {
  let young = new Set<string>();
  let old = new Set<string>();
  return {
    add(name) {
      if (young.has(name) || old.has(name)) return false;
      if (young.size >= namesMax) {
        old = young;
        young = new Set();
      }
      young.add(name);
      return true;
    },
  };
}
