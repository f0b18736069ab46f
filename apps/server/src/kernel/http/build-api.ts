import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { callerFor } from '../auth/guard.ts';
import type { Access, Authenticator, SiteDirectory } from '../auth/principal.ts';
import { errors } from '../errors/app-error.ts';
import { newId } from '../ids/ids.ts';
import { RequestLogger } from '../logging/request-logger.ts';
import type { Api, Routes } from './api-instance.ts';
import { refuseAddress } from './bad-address.ts';
import { createCallCounters } from './call-limits.ts';
import type { BodyEncryption } from './encryption.ts';
import { ErrorEnvelope } from './envelope.ts';
import { errorHandler, type Translate } from './error-handler.ts';
import { addHealth } from './health.ts';
import { isDeeperThan, jsonDepthMax } from './json-depth.ts';
import { addMetrics } from './metrics.ts';
import { lateSerializers } from './serialization.ts';
import { languageOf, siteOfCall } from './site-of-call.ts';
import { dropFalseAddress, proxiesBelieved, type TrustedProxies } from './visitor-address.ts';
import { unstorableText } from './unstorable-text.ts';
import type { VisitorGate } from './visitor-gate.ts';
import { validatorCompiler } from './validation.ts';

const bodyBytesMax = 256 * 1024;
/** Below this a packet holds the answer anyway. */
const compressedFromBytes = 1_024;

/** What the HTTP application is made of. */
export interface ApiDeps {
  logger: Logger;
  authenticator: Authenticator;
  sites: SiteDirectory;
  encryption: BodyEncryption;
  translate: Translate;
  /** Rejects when something that the server cannot work without is away. */
  checkReady: () => Promise<void>;
  trustProxy: TrustedProxies;
  /** Left out, every site is open to everybody. */
  visitors?: VisitorGate;
  routes: Routes[];
}

/** Builds the HTTP application: parsing, safety headers, limits, errors, health, metrics, the OpenAPI document, routes. */
export async function buildApi(deps: ApiDeps): Promise<Api> {
  const api: Api = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options) => new RequestLogger(logger, bindings, options),
    trustProxy: proxiesBelieved(deps.trustProxy),
    bodyLimit: bodyBytesMax,
    genReqId: () => newId(),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildSerializer: lateSerializers } },
    frameworkErrors: refuseAddress,
  }).withTypeProvider<TypeBoxTypeProvider>();
  api.decorateRequest('rawBody');
  api.decorateRequest('site');
  api.decorateRequest('country');
  api.decorateRequest('caller');
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
  api.addHook('onRequest', dropFalseAddress);
  addSafetyHeaders(api);
  await addCompression(api);
  await api.register(cookie);
  await api.register(formbody);
  // It counts where the pipeline says, not by hooks of its own: those would come after a session was looked up.
  await api.register(rateLimit, { global: false });
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
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    // Told where it can be kept: over plain HTTP a browser does not listen to it.
    strictTransportSecurity: false,
  });
  api.addHook('onRequest', (req, reply, done) => {
    if (req.routeOptions.config.access === 'vendor') return done();
    // What a call tells is of now and of its caller; who may be kept longer says so itself.
    reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (req.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    secure(req.raw, reply.raw, () => done());
    return undefined;
  });
}

/**
 * Answers travel compressed. Not those to vendors: they are small, and signed as they are. Bodies of calls are never
 * unpacked: a few bytes could stand for gigabytes.
 */
async function addCompression(api: Api): Promise<void> {
  api.addHook('onRoute', (route) => {
    if (route.config?.access === 'vendor') route.compress = false;
  });
  await api.register(compress, {
    globalDecompression: false,
    threshold: compressedFromBytes,
    encodings: ['br', 'gzip'],
  });
}

function addBodyParser(api: Api): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body as Buffer;
    if (isDeeperThan(req.rawBody, jsonDepthMax)) return done(errors.malformed());
    void parse(req, body.toString('utf8'), done);
    return undefined;
  });
}

const withoutSite: ReadonlySet<Access | undefined> = new Set([undefined, 'vendor', 'provider', 'operator']);

function addPipeline(api: Api, deps: ApiDeps): void {
  const counters = createCallCounters(api);
  /** Counts a call, finds its site and who makes it, or refuses it; nothing of its body has been read yet. */
  async function admit(req: FastifyRequest, reply: FastifyReply): Promise<void> {
    await counters.ofAddress(req, reply);
    const isOfSite = !withoutSite.has(req.routeOptions.config.access);
    if (isOfSite) {
      req.site = await siteOfCall(req, deps.sites);
      await deps.visitors?.admit(req);
    }
    req.caller = await callerFor(req, deps.authenticator);
    if (isOfSite) await deps.visitors?.locate(req);
    await counters.ofCaller(req, reply);
  }
  // Hooks that have nothing to wait for say so at once: every promise in the way of a call costs it a turn.
  api.addHook('onRequest', (req, reply, done) => {
    req.language = languageOf(req, undefined);
    if (req.routeOptions.config.access === 'vendor') return done();
    admit(req, reply).then(() => done(), done);
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
