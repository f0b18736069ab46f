import type { Api } from './api-instance.ts';

/** Health for whoever watches the process: live while it runs, ready while it can serve. */
export function addHealth(api: Api, checkReady: () => Promise<void>): void {
  const schema = { hide: true };
  api.get('/health/live', { schema }, async () => ({ status: 'live' }));
  api.get('/health/ready', { schema }, async (req, reply) => {
    try {
      await checkReady();
      return { status: 'ready' };
    } catch (error) {
      req.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
