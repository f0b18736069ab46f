import Fastify, { type FastifyError, type FastifyReply } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { StudioDeps } from './deps.ts';
import { type FeedOptions, registerFeedRoutes } from './feed/feed.routes.ts';
import { registerHealthRoutes } from './http/health.routes.ts';
import { Refusal } from './http/refusal.ts';
import type { StudioServer } from './http/server.ts';
import { registerJackpotRoutes } from './jackpot/jackpot.routes.ts';
import { registerOwnWalletRoutes } from './own-wallets/own-wallet.routes.ts';
import { registerPageRoutes, type PageOptions } from './page/page.routes.ts';
import { registerSpinRoutes } from './rounds/spin.routes.ts';
import { registerSeedRoutes } from './seeds/seed.routes.ts';
import { registerSessionRoutes } from './sessions/session.routes.ts';

const BODY_BYTES_MAX = 16_384;

/** The studio's HTTP server, not yet listening. */
export async function createApp(deps: StudioDeps, options: PageOptions & FeedOptions): Promise<StudioServer> {
  const app: StudioServer = Fastify({
    bodyLimit: BODY_BYTES_MAX,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.addHook('onSend', async (_req, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((err: FastifyError, _req, reply) => answerError(deps, err, reply));
  app.setNotFoundHandler((_req, reply) => reply.code(404).send({ code: 'not_found', params: {} }));

  registerHealthRoutes(app, deps);
  registerSessionRoutes(app, deps);
  registerSpinRoutes(app, deps);
  registerSeedRoutes(app, deps);
  registerFeedRoutes(app, deps, options);
  registerJackpotRoutes(app, deps, options);
  await registerOwnWalletRoutes(app, deps);
  await registerPageRoutes(app, options);
  return app;
}

function answerError(deps: StudioDeps, err: FastifyError | Refusal, reply: FastifyReply): FastifyReply {
  if (err instanceof Refusal) return reply.code(err.status).send({ code: err.code, params: err.params });
  const status = err.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ code: 'request_invalid', params: {} });
  deps.log.error({ err }, 'a request failed');
  return reply.code(500).send({ code: 'internal', params: {} });
}
