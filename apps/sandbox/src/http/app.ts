import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { returnSources } from '../payments/return-origins.ts';

/** The HTTP application that the sandbox's rooms add their routes to. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Logger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as they came: what a signature is made over. */
    rawBody: Buffer | undefined;
  }
}

/** An application with parsing and safety headers, and health for whoever watches it. */
export async function createApp(options: {
  logger: Logger;
  returnOrigins: readonly string[];
  checkReady: () => Promise<void>;
}): Promise<App> {
  const app: App = Fastify({
    loggerInstance: options.logger,
    bodyLimit: 64 * 1024,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorateRequest('rawBody', undefined);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body as Buffer;
    void parse(req, body.toString('utf8'), done);
  });
  await app.register(formbody);
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Browsers hold the redirect after a form to this as well.
        formAction: ["'self'", ...returnSources(options.returnOrigins)],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
  });
  app.addHook('onRequest', (req, reply, done) => secure(req.raw, reply.raw, () => done()));
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_req, reply) => {
    try {
      await options.checkReady();
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
  return app;
}
