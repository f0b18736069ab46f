import type { Clock } from '#kernel/clock/clock.ts';
import type { SiteFacts } from '../wallet.deposits.ts';
import type { Wallet } from '../wallet.service.ts';

/** What the routes need beside the wallet. */
export interface WalletRoutesDeps {
  wallet: Wallet;
  clock: Clock;
  sites: SiteFacts;
  /** Names of a site's games by code, in the reader's language; codes without a game are left out. */
  gameNames: (siteId: string, codes: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;
}
