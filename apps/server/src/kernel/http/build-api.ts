import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Authenticator, SiteDirectory } from '../auth/principal.ts';
import { errors } from '../errors/app-error.ts';
import { newId } from '../ids/ids.ts';
import type { Api, Routes } from './api-instance.ts';
import type { BodyEncryption } from './encryption.ts';
import { ErrorEnvelope } from './envelope.ts';
import { errorHandler, type Translate } from './error-handler.ts';
import { addHealth } from './health.ts';
import { addMetrics } from './metrics.ts';
import { languageOf, siteOfCall } from './site-of-call.ts';
import { unstorableText } from './unstorable-text.ts';
import { validatorCompiler } from './validation.ts';

const bodyBytesMax = 256 * 1024;
const callsPerMinuteMax = 1_200;

/** What the HTTP application is made of. */
export interface ApiDeps {
  logger: Logger;
  authenticator: Authenticator;
  sites: SiteDirectory;
  encryption: BodyEncryption;
  translate: Translate;
  /** Rejects when something that the server cannot work without is away. */
  checkReady: () => Promise<void>;
  trustProxy: boolean;
  routes: Routes[];
}

/** Builds the HTTP application: parsing, safety headers, limits, errors, health, metrics, the OpenAPI document, routes. */
export async function buildApi(deps: ApiDeps): Promise<Api> {
  const api: Api = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: bodyBytesMax,
    genReqId: () => newId(),
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<TypeBoxTypeProvider>();
  api.decorate('authenticator', deps.authenticator);
  api.decorateRequest('rawBody');
  api.decorateRequest('site');
  api.decorateRequest('language', 'en');
  api.setValidatorCompiler(validatorCompiler);
  api.setErrorHandler(errorHandler(deps.translate));
  api.setNotFoundHandler(() => {
    throw errors.notFound();
  });
  addBodyParser(api);
  api.addSchema(ErrorEnvelope);
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Quetzal platform API', version: '1.0.0' } },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `def-${index}`,
    },
  });
  await api.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  await api.register(formbody);
  await api.register(rateLimit, {
    max: callsPerMinuteMax,
    timeWindow: '1 minute',
    allowList: (req) => req.routeOptions.config.access === 'vendor',
    errorResponseBuilder: (_req, context) => errors.tooMany(Math.ceil(context.ttl / 1000)),
  });
  addMetrics(api);
  addHealth(api, deps.checkReady);
  addPipeline(api, deps);
  for (const addRoutes of deps.routes) addRoutes(api);
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  await api.ready();
  return api;
}

function addBodyParser(api: Api): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body as Buffer;
    void parse(req, body.toString('utf8'), done);
  });
}

function addPipeline(api: Api, deps: ApiDeps): void {
  api.addHook('onRequest', async (req) => {
    req.language = languageOf(req, undefined);
    const { access } = req.routeOptions.config;
    if (access === undefined || access === 'vendor' || access === 'provider' || access === 'operator') return;
    req.site = await siteOfCall(req, deps.sites);
  });
  api.addHook('preValidation', async (req) => {
    if (req.routeOptions.config.encrypted) req.body = await deps.encryption.open(req.body);
    // Bytes are looked at by whoever reads them.
    const body = Buffer.isBuffer(req.body) ? undefined : req.body;
    const field = unstorableText(req.query) ?? unstorableText(req.params) ?? unstorableText(body);
    if (field !== undefined) throw errors.invalid(field);
  });
}
