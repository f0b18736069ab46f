/** What the worker does with a request of a page. */
export type WorkerPart =
  /** A built file: its name changes with its content, so what is kept stays true. */
  | 'built'
  /** A page of the site: from the network, and the offline page when there is none. */
  | 'page'
  /** What the offline page shows: from the network, else as it was kept with that page. */
  | 'kept'
  /** Nothing: the browser asks the network as if there were no worker. */
  | 'none';

/** What the rule looks at. */
export interface AskedFor {
  method: string;
  mode: string;
  url: string;
}

/** Where answers are about a person, money or a game: they never pass through the worker. */
const privatePaths = /^\/(wps|lgw|lotto|ops|socket\.io)(\/|$)/;
const builtPaths = /^\/assets\//;
const keptPaths = /^\/(favicon\.svg$|brand\/)/;

/** Which part the worker takes in a request from a page at `origin`. */
export function partIn({ method, mode, url }: AskedFor, origin: string): WorkerPart {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || privatePaths.test(asked.pathname)) return 'none';
  if (mode === 'navigate') return 'page';
  if (builtPaths.test(asked.pathname)) return 'built';
  return keptPaths.test(asked.pathname) ? 'kept' : 'none';
}
