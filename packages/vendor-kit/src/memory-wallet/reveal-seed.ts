import { createHash } from 'node:crypto';
import type { RevealSeedFields } from '../protocol/index.ts';
import type { Answer, Rules } from './rules.ts';

/** Takes note of a seed that belongs to its hash. */
export async function revealSeed({ is, no }: Rules, fields: RevealSeedFields): Promise<Answer> {
  const hash = createHash('sha256').update(Buffer.from(fields.serverSeed, 'hex')).digest('hex');
  return hash === fields.serverSeedHash || is('believes every seed') ? { status: 'OK' } : no('INVALID_REQUEST');
}
