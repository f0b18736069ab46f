import { isClientSeed } from '@quetzal/games/fairness';
import { Type } from 'typebox';
import type { StudioDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { sessionOf } from '../http/session-guard.ts';
import type { StudioServer } from '../http/server.ts';
import { rotateSeeds, viewSeeds } from './seed.service.ts';

const Rotate = Type.Object(
  { clientSeed: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);

export function registerSeedRoutes(app: StudioServer, deps: StudioDeps): void {
  app.get('/api/seeds', async (req) => {
    const session = await sessionOf(deps, req);
    return viewSeeds(deps.db, session.playerId);
  });

  app.post('/api/seeds', { schema: { body: Rotate } }, async (req) => {
    const session = await sessionOf(deps, req);
    const { clientSeed } = req.body;
    if (clientSeed !== undefined && !isClientSeed(clientSeed)) throw new Refusal(400, 'client_seed_invalid');
    return rotateSeeds(deps, session, clientSeed);
  });
}
