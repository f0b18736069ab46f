import { type Jackpot, type JackpotQuery, jackpotQueryOf } from '../protocol/index.ts';
import { refusal, type SignedServerDeps, signedServer, type WalletServer } from './signed-server.ts';

export interface JackpotServerDeps extends SignedServerDeps {
  /** The pot that is asked for; null where a vendor has none. */
  jackpotOf: (vendorCode: string, query: JackpotQuery) => Promise<Jackpot | null>;
  /** Told of what was thrown while a pot was read. */
  onError: (error: unknown) => void;
}

/** The side that tells pots: checks signature and query, and signs the answer. */
export function createJackpotServer(deps: JackpotServerDeps): WalletServer {
  return signedServer(deps, async (request) => {
    const query = request.method === 'GET' ? jackpotQueryOf(request.path) : undefined;
    if (query === undefined) return refusal('INVALID_REQUEST');
    try {
      const jackpot = await deps.jackpotOf(request.header('x-vendor') ?? '', query);
      return { httpStatus: 200, text: JSON.stringify({ status: 'OK', requestId: '', jackpot }) };
    } catch (error) {
      deps.onError(error);
      return refusal('INTERNAL_ERROR');
    }
  });
}
