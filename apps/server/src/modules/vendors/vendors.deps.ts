import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Games } from '#modules/games';
import type { Identity } from '#modules/identity';
import type { Limits } from '#modules/limits';
import type { Members } from '#modules/members';
import type { Records } from '#modules/records';
import type { Sites } from '#modules/site';
import type { BetPoster } from '#modules/wallet';
import type { PlayerWallet } from './player-wallet.ts';

/** What the room works with. */
export interface VendorsDeps {
  db: Database;
  clock: Clock;
  events: Events;
  sites: Sites;
  identity: Identity;
  members: Members;
  games: Games;
  records: Records;
  limits: Pick<Limits, 'standingOf' | 'assertMayPlay' | 'assertMayTransferIn' | 'refusalOfStake'>;
  wallet: PlayerWallet;
  /** Takes and pays in batches. */
  bets: BetPoster;
  /** For statements that find rows by key. */
  lookups: pg.Pool;
  /** Told of faults in work that no answer waits for. */
  onError: (error: unknown) => void;
}
