import { createHash, randomBytes } from 'node:crypto';
import type { TortureCase } from '../torture-case.ts';
import { expectStatus } from '../wire.ts';

/** Seeds that a vendor shows. */
export const seedCases: TortureCase[] = [
  {
    id: 'seed-revealed',
    rule: 'seeds',
    title: 'a server seed is taken, again too, and one that does not belong to its hash is refused',
    async check(wire) {
      const seed = randomBytes(32);
      const serverSeedHash = createHash('sha256').update(seed).digest('hex');
      const shown = wire.seed({ serverSeedHash, serverSeed: seed.toString('hex') });
      for (const sent of [shown, wire.again(shown)]) expectStatus(await wire.send('revealSeed', sent), 'OK');
      const wrong = wire.seed({ serverSeedHash, serverSeed: randomBytes(32).toString('hex') });
      expectStatus(await wire.send('revealSeed', wrong), 'INVALID_REQUEST');
    },
  },
];
