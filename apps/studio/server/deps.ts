import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database/database.ts';
import type { Platform } from './platform/platform.ts';

/** What every part of the studio needs from outside; tests pass their own. */
export type StudioDeps = {
  readonly db: Db;
  readonly platform: Platform;
  /** Whose players they are whose name says no operator. */
  readonly operatorId: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly createId: () => string;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The secrets with which operators sign transfers, by the code of each vendor that keeps wallets of its own. */
  readonly transferSecrets: Readonly<Record<string, string>>;
  /** How long a call to the platform may take; an unfinished round is left alone for a little longer. */
  readonly platformTimeoutMs: number;
};
