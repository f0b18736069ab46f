import { createHash } from 'node:crypto';
import { createStream, roundContext } from '@quetzal/games/fairness';
import { drawHit, isHit } from '@quetzal/games/jackpot';
import { spin } from '@quetzal/games/slots/classic3';
import { jackpotRules, PRESENT_RULES } from '../server/jackpot/jackpot-rules.ts';
import type { Db } from '../server/database/database.ts';

/** A game over classic3 that feeds a pot, and the bet with which it is played here. */
export const HIT = { gameCode: 'frutas-electricas', stake: '500.00' } as const;

const STAKE_UNITS = 5_000_000n;
const TRIES_MAX = 60_000;

/** A client seed with which the next seed pair of this session starts with a bet that hits the pot. */
export async function seedOfHit(db: Db, token: string): Promise<string> {
  const { server_seed: serverSeed } = await db
    .selectFrom('seed_pair')
    .innerJoin('session', 'session.player_id', 'seed_pair.player_id')
    .select('server_seed')
    .where('token_hash', '=', createHash('sha256').update(token).digest())
    .where('state', '=', 'next')
    .executeTakeFirstOrThrow();
  const { turn } = jackpotRules(PRESENT_RULES, 'MXN');
  for (let index = 0; index < TRIES_MAX; index += 1) {
    const clientSeed = `pot${String(index)}`;
    const stream = createStream(serverSeed, roundContext({ game: HIT.gameCode, clientSeed, nonce: 0 }));
    spin(stream);
    if (isHit(drawHit(stream), STAKE_UNITS, turn)) return clientSeed;
  }
  throw new Error('no client seed hits the pot');
}
