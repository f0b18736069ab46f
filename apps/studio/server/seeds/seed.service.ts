import { createServerSeed } from '@quetzal/games/fairness';
import type { Db, Tx } from '../database/database.ts';
import type { StudioDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { findOpenRound } from '../rounds/round.store.ts';
import { lockPlayer, type Session } from '../sessions/session.store.ts';
import { activateNextPair, findSeedPair, insertSeedPair, retireActivePair } from './seed.store.ts';

const CLIENT_SEED_BYTES = 8;

/** The seeds as their player may see them: no server seed that is in use or still to come. */
export type SeedsView = {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** The nonce of the next round. */
  readonly nonce: number;
  readonly nextServerSeedHash: string;
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly rounds: number;
  } | null;
};

/** Gives a new player an active pair and the commitment to the one after it. */
export async function ensureSeeds(deps: StudioDeps, tx: Tx, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId);
  if ((await findSeedPair(tx, playerId, 'active')) !== undefined) return;
  const clientSeed = Buffer.from(deps.randomBytes(CLIENT_SEED_BYTES)).toString('hex');
  await commitNext(deps, tx, playerId);
  await activateNextPair(tx, playerId, clientSeed);
  await commitNext(deps, tx, playerId);
}

export async function viewSeeds(db: Db | Tx, playerId: string): Promise<SeedsView> {
  const active = await findSeedPair(db, playerId, 'active');
  const next = await findSeedPair(db, playerId, 'next');
  const retired = await findSeedPair(db, playerId, 'retired');
  if (active === undefined || next === undefined) throw new Error(`player ${playerId} has no seeds`);
  return {
    serverSeedHash: active.serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: active.nonceNext,
    nextServerSeedHash: next.serverSeedHash,
    revealed:
      retired === undefined
        ? null
        : {
            serverSeed: retired.serverSeed,
            serverSeedHash: retired.serverSeedHash,
            clientSeed: retired.clientSeed,
            rounds: retired.nonceNext,
          },
  };
}

/**
 * Shows the server seed in use and starts the pair whose hash the player has already seen.
 * @param clientSeed the player's new seed; the old one stays when it is absent
 * @throws Refusal 409 `round_open`: a seed is never shown while a round depends on it
 */
export async function rotateSeeds(
  deps: StudioDeps,
  { playerId, isDemo }: Pick<Session, 'playerId' | 'isDemo'>,
  clientSeed: string | undefined,
): Promise<SeedsView> {
  return deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId);
    if ((await findOpenRound(tx, playerId)) !== undefined) throw new Refusal(409, 'round_open');
    const active = await findSeedPair(tx, playerId, 'active');
    if (active === undefined) throw new Error(`player ${playerId} has no seeds`);
    await retireActivePair(tx, playerId, deps.now(), !isDemo);
    await activateNextPair(tx, playerId, clientSeed ?? active.clientSeed);
    await commitNext(deps, tx, playerId);
    return viewSeeds(tx, playerId);
  });
}

async function commitNext(deps: StudioDeps, tx: Tx, playerId: string): Promise<void> {
  const { seed, hash } = createServerSeed(deps.randomBytes);
  await insertSeedPair(tx, {
    id: deps.createId(),
    playerId,
    serverSeed: seed,
    serverSeedHash: hash,
    clientSeed: null,
    state: 'next',
    now: deps.now(),
  });
}
