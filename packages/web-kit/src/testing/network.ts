/** What the network answers to one call. */
export type Route = (req: Request) => unknown;

/** Calls that a page made, and how to change the answers. */
export interface Network {
  calls: Request[];
  routes: Record<string, Route>;
  restore: () => void;
}

/** A refusal by code, to throw from a route. */
export class Refused extends Error {
  readonly status: number;
  readonly more: object;

  constructor(status: number, code: string, more: object = {}) {
    super(code);
    this.status = status;
    this.more = more;
  }
}

/** Stands in for the network of the page: routes by `METHOD /path`; anything else fails as an unreachable host does. */
export function openNetwork(routes: Record<string, Route>): Network {
  const real = globalThis.fetch;
  const network: Network = { calls: [], routes, restore: () => void (globalThis.fetch = real) };
  globalThis.fetch = async (input, init) => {
    const req = new Request(input, init);
    const route = network.routes[`${req.method} ${new URL(req.url).pathname}`];
    if (route === undefined) throw new TypeError('Failed to fetch');
    network.calls.push(req.clone());
    try {
      return Response.json({ success: true, value: (await route(req)) ?? null, message: '', errorCode: null });
    } catch (err) {
      if (!(err instanceof Refused)) throw err;
      const body = {
        success: false,
        value: null,
        message: '',
        errorCode: err.message,
        field: null,
        params: null,
        ...err.more,
      };
      return Response.json(body, { status: err.status });
    }
  };
  return network;
}
