/** Name of the places in session storage. */
const storageName = 'scroll-places';
const placesMax = 50;

/** Where the steps of the history were scrolled to, by their names, in the order in which they were seen last. */
export type Places = Map<string, number>;

/** The places that an earlier document of this tab kept; none where the browser refuses to remember. */
export function keptPlaces(): Places {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Keeps the places for the next document of this tab: those that were seen last. */
export function keepPlaces(places: Places): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...places].slice(-placesMax)));
  } catch {
    // A page that is loaded again then begins at its top.
  }
}

/** Whether this document is an address that was opened anew, not a reload or a way back. */
export function isNewDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
