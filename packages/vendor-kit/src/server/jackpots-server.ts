import { type Jackpot, jackpotsOperatorOf } from '../protocol/index.ts';
import { refusal, type SignedServerDeps, signedServer, type WalletServer } from './signed-server.ts';

export interface JackpotsServerDeps extends SignedServerDeps {
  /** The pots of an operator's players in the games of a vendor. */
  jackpotsOf: (vendorCode: string, operatorId: string) => Promise<Jackpot[]>;
  /** Told of what was thrown while pots were read. */
  onError: (error: unknown) => void;
}

/** The side that tells pots: checks signature and query, and signs the answer. */
export function createJackpotsServer(deps: JackpotsServerDeps): WalletServer {
  return signedServer(deps, async (request) => {
    const operatorId = request.method === 'GET' ? jackpotsOperatorOf(request.path) : undefined;
    if (operatorId === undefined) return refusal('INVALID_REQUEST');
    try {
      const jackpots = await deps.jackpotsOf(request.header('x-vendor') ?? '', operatorId);
      return { httpStatus: 200, text: JSON.stringify({ status: 'OK', requestId: '', jackpots }) };
    } catch (error) {
      deps.onError(error);
      return refusal('INTERNAL_ERROR');
    }
  });
}
