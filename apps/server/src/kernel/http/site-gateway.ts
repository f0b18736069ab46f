import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Api } from './api-instance.ts';
import { createHttpServer } from './http-server.ts';
import type { Visitor } from '../geo/country-of.ts';
import { type OutsideSources, type PageFacts, renderSitePage } from './site-page.ts';
import { dropFalseAddress, proxiesBelieved, type TrustedProxies } from './visitor-address.ts';

const apiPaths = /^\/(wps|lgw|lotto)\//;
const hashedFiles = /\/assets\//;
const yearSeconds = 31_536_000;

/** What one site's door needs: its built files, the API behind it, and what to say of the site at the host asked for. */
export interface SiteGatewayDeps {
  distDir: string;
  api: Api;
  logger: Logger;
  frameOrigins: string[];
  trustProxy: TrustedProxies;
  siteInfoFor: (visitor: PageVisitor) => Promise<GatewayPage | undefined>;
}

/** Who asks for a page, and under which name of ours. */
export interface PageVisitor extends Visitor {
  host: string;
}

/** What the gateway has to say of a site to one visitor. */
export interface GatewayPage {
  siteInfo: PageFacts;
  direction: string;
  brandStyle: string;
  outside: OutsideSources;
  /** The drawing behind `brand.markUrl`. */
  markSvg: string | undefined;
}

function createApp({ logger: loggerInstance, trustProxy }: SiteGatewayDeps) {
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ loggerInstance, logController, trustProxy: proxiesBelieved(trustProxy) });
  app.addHook('onRequest', dropFalseAddress);
  return app;
}

/** What every answer of the site's ports says to a browser, a picture as well as a page. */
function addSafetyHeaders(app: ReturnType<typeof createApp>): void {
  app.addHook('onRequest', (req, reply, done) => {
    reply.headers({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(req.protocol === 'https' ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
    });
    done();
  });
}

function addPageHeaders(reply: FastifyReply, contentSecurityPolicy: string): FastifyReply {
  return reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy,
  });
}

const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The HTTP server of one site: its built files (compressed beforehand), its page with the site's facts inlined on every
 * other path, and the API on the same origin, answered in this very process.
 */
export async function createSiteGateway(deps: SiteGatewayDeps): Promise<Server> {
  const template = await readFile(join(deps.distDir, 'index.html'), 'utf8');
  const app = createApp(deps);
  addSafetyHeaders(app);
  await app.register(staticFiles, {
    root: deps.distDir,
    preCompressed: true,
    index: false,
    wildcard: true,
    setHeaders: (res, path) => {
      const age = hashedFiles.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600';
      res.header('cache-control', age);
    },
  });
  async function sendPage(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await deps.siteInfoFor(req);
    // Misdirected: the request reached us under a name that is none of our sites'.
    if (found === undefined) return reply.status(421).send();
    const page = renderSitePage({
      template,
      ...found,
      frameOrigins: deps.frameOrigins,
      nonce: newNonce(),
      host: req.host,
    });
    return addPageHeaders(reply, page.contentSecurityPolicy).send(page.html);
  }
  addBrandFiles(app, deps);
  app.get('/', (req, reply) => sendPage(req, reply));
  app.get('/index.html', (req, reply) => sendPage(req, reply));
  app.setNotFoundHandler((req, reply) => {
    // A missing file is a 404; any other path is one of the site's own and gets the page.
    if (/\.\w{2,5}$/.test(req.url.split('?')[0] ?? '')) return reply.status(404).send();
    return sendPage(req, reply);
  });
  await app.ready();
  return createHttpServer((req: IncomingMessage, res: ServerResponse) => {
    if (apiPaths.test(req.url ?? '')) deps.api.routing(req, res);
    else app.routing(req, res);
  });
}

/** The mark of a brand and the manifest that names it; the address of a mark changes with its drawing. */
function addBrandFiles(app: ReturnType<typeof createApp>, { distDir, siteInfoFor }: SiteGatewayDeps): void {
  app.get('/brand/:hash/mark.svg', async (req, reply) => {
    const found = await siteInfoFor(req);
    if (found?.markSvg === undefined || found.siteInfo.brand.markUrl !== req.url) return reply.status(404).send();
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(found.markSvg);
  });
  for (const name of ['site.webmanifest', 'manifest.webmanifest']) {
    app.get(`/${name}`, async (req, reply) => {
      const found = await siteInfoFor(req);
      const text = await readFile(join(distDir, name), 'utf8').catch(() => undefined);
      if (found === undefined || text === undefined) return reply.status(404).send();
      const { name: brand, markUrl } = found.siteInfo.brand;
      const icons = markUrl === null ? {} : { icons: [{ src: markUrl, sizes: 'any', type: 'image/svg+xml' }] };
      const manifest = { ...(JSON.parse(text) as object), name: brand, short_name: brand, ...icons };
      return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest);
    });
  }
}
