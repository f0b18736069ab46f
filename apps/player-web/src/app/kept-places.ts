/** Name of the places in session storage. */
const storageName = 'scroll-places';
const placesMax = 50;

/** Where the steps of the history were scrolled to, by their names, in the order in which they were seen last. */
export type Places = Map<string, number>;

/** The places that an earlier document of this tab kept. */
export function keptPlaces(storage: Storage = sessionStorage): Places {
  return new Map(JSON.parse(storage.getItem(storageName) ?? '[]') as [string, number][]);
}

/** Keeps the places for the next document of this tab: those that were seen last. */
export function keepPlaces(places: Places, storage: Storage = sessionStorage): void {
  storage.setItem(storageName, JSON.stringify([...places].slice(-placesMax)));
}

/** Whether this document is an address that was opened anew, not a reload or a way back. */
export function isNewDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
