import type { StudioDeps } from '../deps.ts';
import { ping } from '../rounds/round.store.ts';
import type { StudioServer } from './server.ts';

export function registerHealthRoutes(app: StudioServer, deps: StudioDeps): void {
  app.get('/health/live', () => ({ status: 'ok' }));

  app.get('/health/ready', async (_req, reply) => {
    try {
      await ping(deps.db);
      return { status: 'ok' };
    } catch (err) {
      deps.log.error({ err }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
