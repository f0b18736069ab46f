import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest, LogController } from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Access, Authenticator, SiteDirectory } from '../auth/principal.ts';
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
  addSafetyHeaders(api);
  await api.register(formbody);
  await api.register(rateLimit, {
    max: callsPerMinuteMax,
    timeWindow: '1 minute',
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

/** Headers for browsers; servers that call us have no use for them. */
function addSafetyHeaders(api: Api): void {
  const secure = helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  api.addHook('onRequest', (req, reply, done) => {
    if (req.routeOptions.config.access === 'vendor') done();
    else secure(req.raw, reply.raw, () => done());
  });
}

function addBodyParser(api: Api): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body as Buffer;
    void parse(req, body.toString('utf8'), done);
  });
}

const withoutSite: ReadonlySet<Access | undefined> = new Set([undefined, 'vendor', 'provider', 'operator']);

function addPipeline(api: Api, deps: ApiDeps): void {
  // Hooks that have nothing to wait for say so at once: every promise in the way of a call costs it a turn.
  api.addHook('onRequest', (req, _reply, done) => {
    req.language = languageOf(req, undefined);
    if (withoutSite.has(req.routeOptions.config.access)) return done();
    siteOfCall(req, deps.sites).then((site) => {
      req.site = site;
      done();
    }, done);
    return undefined;
  });
  api.addHook('preValidation', (req, _reply, done) => {
    const opened = req.routeOptions.config.encrypted ? deps.encryption.open(req.body) : undefined;
    if (opened === undefined) return done(refusalOfTexts(req));
    opened.then((body) => {
      req.body = body;
      done(refusalOfTexts(req));
    }, done);
    return undefined;
  });
}

/** Texts that the database cannot keep are refused before anybody reads them; bytes are looked at by whoever reads them. */
function refusalOfTexts({ query, params, body }: FastifyRequest): Error | undefined {
  const field = unstorableText(query) ?? unstorableText(params) ?? unstorableText(Buffer.isBuffer(body) ? null : body);
  return field === undefined ? undefined : errors.invalid(field);
}
