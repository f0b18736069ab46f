import { createHash } from 'node:crypto';
import { createStream, roundContext } from '@quetzal/games/fairness';
import { play as playAnywhere } from '@quetzal/games/slots/anywhere6x5';
import { play as playLines } from '@quetzal/games/slots/lines5x3';
import type { Db } from '../server/database/database.ts';
import { THEMES } from '../themes/index.ts';

/** The engines that have free spins. */
export type FeatureEngine = 'lines5x3' | 'anywhere6x5';

const TRIES_MAX = 20_000;
const plays = { lines5x3: playLines, anywhere6x5: playAnywhere };

/** The code of a game over an engine. */
export function gameOver(engine: (typeof THEMES)[number]['engine']): string {
  const theme = THEMES.find((candidate) => candidate.engine === engine);
  if (theme === undefined) throw new Error(`no game plays by ${engine}`);
  return theme.code;
}

/** A client seed with which the next seed pair of this session starts with free spins that win. */
export async function seedOfFeature(db: Db, token: string, engine: FeatureEngine): Promise<string> {
  const { server_seed: serverSeed } = await db
    .selectFrom('seed_pair')
    .innerJoin('session', 'session.player_id', 'seed_pair.player_id')
    .select('server_seed')
    .where('token_hash', '=', createHash('sha256').update(token).digest())
    .where('state', '=', 'next')
    .executeTakeFirstOrThrow();
  for (let index = 0; index < TRIES_MAX; index += 1) {
    const clientSeed = `luna${String(index)}`;
    const context = roundContext({ game: gameOver(engine), clientSeed, nonce: 0 });
    const { freeSpins } = plays[engine](createStream(serverSeed, context));
    if (freeSpins.some(({ win }) => win > 0)) return clientSeed;
  }
  throw new Error('no client seed starts free spins');
}
