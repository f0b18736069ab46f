import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { encryptionMiddleware, type EncryptionKeySource } from './encryption-middleware.ts';
import { freshSessionMiddleware } from './fresh-session-middleware.ts';
import { headerMiddleware, unauthorizedMiddleware } from './header-middleware.ts';
import type { OperationTraits } from './operation-traits.ts';
import { operationTraits } from './operations.generated.ts';
import type { paths } from './schema.generated.ts';

export interface ApiOptions {
  /** Origin of the API, without a slash at the end; empty for the page's own origin. */
  baseUrl: string;
  merchantCode: string;
  device?: 'web' | 'ios' | 'android';
  /** The session token, or null for a visitor. */
  getToken: () => string | null;
  /** Wire code of the language that answers should speak. */
  getLanguage: () => string;
  getEncryptionKey: EncryptionKeySource;
  /** Called with the token that a 401 refused. A 401 to a public call, a wrong password say, does not count. */
  onUnauthorized?: (token: string) => void;
  /**
   * Asks a person whose session was idle to prove who they are; true once the server has accepted the proof. The refused
   * call is then made once more. Left out, the refusal is passed on.
   */
  reauthenticate?: () => Promise<boolean>;
  fetch?: (req: Request) => Promise<Response>;
  /** What to know of each call; from the OpenAPI document unless a test says otherwise. */
  traits?: Readonly<Record<string, OperationTraits>>;
}

/** The platform's calls, typed by the OpenAPI document: `api.GET('/wps/v2/wallets/deposits/{id}', { params: { path: { id } } })`. */
export type Api<P extends object = paths> = Client<P, `${string}/${string}`>;

/** A client of the platform. Calls settle to `{data, error, response}`; give them to `unwrap` to get the value or an ApiError. */
export function createApi<P extends object = paths>(options: ApiOptions): Api<P> {
  const { baseUrl, merchantCode, getToken, getLanguage, device = 'web', traits = operationTraits } = options;
  const traitsOf = (method: string, path: string): OperationTraits | undefined => traits[`${method} ${path}`];
  // Called as a function: repeated calls come from objects that hold it, and a browser's refuses to be their method.
  const send = options.fetch ?? globalThis.fetch;
  const client = createClient<P>({ baseUrl, fetch: (req) => send(req) });
  const middleware: Middleware[] = [
    headerMiddleware({ merchantCode, device, getToken, getLanguage, traitsOf }),
    encryptionMiddleware({ traitsOf, keySource: options.getEncryptionKey }),
  ];
  const { onUnauthorized, reauthenticate } = options;
  if (onUnauthorized !== undefined) middleware.push(unauthorizedMiddleware({ traitsOf, onUnauthorized }));
  // The last to be added sees an answer first: what its repeated call is answered with is read by the others.
  if (reauthenticate !== undefined) middleware.push(freshSessionMiddleware({ traitsOf, reauthenticate }));
  client.use(...middleware);
  return client;
}
