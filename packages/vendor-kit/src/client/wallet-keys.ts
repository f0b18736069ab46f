import type { KeyObject } from 'node:crypto';
import { type PublicJwk, readPublicKey } from '../signature/index.ts';
import { WalletUnreachable } from './signed-call.ts';

/** Where a wallet publishes the keys that it signs with, as a JWK set. */
export const walletKeysPath = '/vendor/v1/keys';

/** The public keys that a wallet signs with now. Throws `WalletUnreachable` when it does not tell any. */
export async function fetchWalletKeys(deps: {
  baseUrl: string;
  timeoutMs: number;
  fetch: typeof fetch;
}): Promise<KeyObject[]> {
  try {
    const answer = await deps.fetch(`${deps.baseUrl}${walletKeysPath}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(deps.timeoutMs),
    });
    const { keys } = (await answer.json()) as { keys: PublicJwk[] };
    const found = keys.map(({ x }) => readPublicKey(x));
    if (found.length > 0) return found;
  } catch (error) {
    throw new WalletUnreachable(`${walletKeysPath}: no keys`, { cause: error });
  }
  throw new WalletUnreachable(`${walletKeysPath}: no keys`);
}
