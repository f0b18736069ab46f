import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addBrandFiles } from './brand-files.ts';
import { createHttpServer } from './http-server.ts';
import { compressedFor } from './page-encoding.ts';
import { createSiteApp, type SiteApp, type SiteGatewayDeps } from './site-app.ts';
import { filesAhead } from './files-ahead.ts';
import { addSiteFiles } from './site-files.ts';
import { renderSitePage, type SitePage } from './site-page.ts';

const apiPaths = /^\/(wps|lgw|lotto)\//;
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** A name with an ending, a hidden or an empty one, or the copy that an editor leaves: no page of a site is called so. */
const filePath = /\/[./]|[.~][^/]*$/;
const yearSeconds = 31_536_000;

/** What every answer of the site's ports says to a browser, a picture as well as a page. */
function addSafetyHeaders(app: SiteApp): void {
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

async function sendHtml(req: FastifyRequest, reply: FastifyReply, page: SitePage): Promise<FastifyReply> {
  const { encoding, body } = await compressedFor(req.headers['accept-encoding'], page.html);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': page.contentSecurityPolicy,
    vary: 'accept-encoding',
  });
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}

const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The HTTP server of one site: its built files (compressed beforehand), its page with the site's facts inlined on every
 * other path, and the API on the same origin, answered in this very process.
 */
export async function createSiteGateway(deps: SiteGatewayDeps): Promise<Server> {
  const template = await readFile(join(deps.distDir, 'index.html'), 'utf8');
  const link = filesAhead(template);
  const ownMark = await readFile(join(deps.distDir, 'favicon.svg'), 'utf8');
  const app = createSiteApp(deps);
  addSafetyHeaders(app);
  await addSiteFiles(app, deps.distDir);
  async function sendPage(req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await deps.siteInfoFor(req);
    // Misdirected: the request reached us under a name that is none of our sites'.
    if (found === undefined) return reply.status(421).send();
    const instead = await deps.pathInstead?.(req, req.url);
    if (instead !== undefined) return reply.header('cache-control', 'no-store').redirect(instead);
    const page = renderSitePage({
      template,
      ...found,
      markSvg: found.markSvg ?? ownMark,
      frameOrigins: deps.frameOrigins,
      nonce: newNonce(),
      host: req.host,
    });
    // A closed site says so without the application.
    if (found.siteInfo.statusInfo.status === 0 && link !== '') reply.header('link', link);
    return sendHtml(req, reply, page);
  }
  addBrandFiles(app, deps, ownMark);
  await addOfflinePage(app, deps, ownMark);
  app.get('/', (req, reply) => sendPage(req, reply));
  app.get('/index.html', (req, reply) => sendPage(req, reply));
  app.setNotFoundHandler((req, reply) => {
    // A missing file is a 404; any other path that somebody reads is one of the site's own and gets the page.
    const [path = ''] = req.url.split('?');
    if (!readingMethods.has(req.method) || filePath.test(decodeURIComponent(path))) return reply.status(404).send();
    return sendPage(req, reply);
  });
  // What cannot be served is refused without a word of what serves it.
  app.setErrorHandler((error: FastifyError, req, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) req.log.error({ err: error }, 'page failed');
    return reply.status(status === 403 ? 404 : status).send();
  });
  await app.ready();
  return createHttpServer((req: IncomingMessage, res: ServerResponse) => {
    if (apiPaths.test(req.url ?? '')) deps.api.routing(req, res);
    else app.routing(req, res);
  });
}

/** The page that the service worker keeps. It waits in a browser, so nothing of the visitor who fetched it stands in it. */
async function addOfflinePage(app: SiteApp, deps: SiteGatewayDeps, ownMark: string): Promise<void> {
  const template = await readFile(join(deps.distDir, 'offline.html'), 'utf8');
  app.get('/offline.html', async (req, reply) => {
    const found = await deps.siteInfoFor(req);
    if (found === undefined) return reply.status(421).send();
    const { brand, defaultLanguage, defaultTheme } = found.siteInfo;
    const page = renderSitePage({
      template,
      ...found,
      markSvg: found.markSvg ?? ownMark,
      siteInfo: { brand, defaultLanguage, defaultTheme, statusInfo: { status: 0 } },
      frameOrigins: ["'none'"],
      outside: { script: [], connect: [], frame: [] },
      nonce: newNonce(),
      host: req.host,
    });
    return sendHtml(req, reply, page);
  });
}
