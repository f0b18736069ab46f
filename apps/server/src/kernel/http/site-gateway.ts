import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Api } from './api-instance.ts';
import { renderSitePage } from './site-page.ts';

const apiPaths = /^\/(wps|lgw|lotto)\//;
const hashedFiles = /\/assets\//;
const yearSeconds = 31_536_000;

/** What one site's door needs: its built files, the API behind it, and what to say of the site at the host asked for. */
export interface SiteGatewayDeps {
  distDir: string;
  api: Api;
  logger: Logger;
  frameOrigins: string[];
  siteInfoFor: (host: string) => Promise<
    | {
        siteInfo: { brand: { name: string }; defaultLanguage: string; defaultTheme: string };
        direction: string;
      }
    | undefined
  >;
}

function addPageHeaders(reply: FastifyReply, contentSecurityPolicy: string): FastifyReply {
  return reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
}

/**
 * The HTTP server of one site: its built files (compressed beforehand), its page with the site's facts inlined on every
 * other path, and the API on the same origin, answered in this very process.
 */
export async function createSiteGateway(deps: SiteGatewayDeps): Promise<Server> {
  const template = await readFile(join(deps.distDir, 'index.html'), 'utf8');
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(staticFiles, {
    root: deps.distDir,
    preCompressed: true,
    index: false,
    wildcard: true,
    setHeaders: (res, path) => {
      res.header('x-content-type-options', 'nosniff');
      const age = hashedFiles.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600';
      res.header('cache-control', age);
    },
  });
  async function sendPage(host: string, reply: FastifyReply): Promise<FastifyReply> {
    const found = await deps.siteInfoFor(host);
    // Misdirected: the request reached us under a name that is none of our sites'.
    if (found === undefined) return reply.status(421).send();
    const page = renderSitePage({ template, ...found, frameOrigins: deps.frameOrigins });
    return addPageHeaders(reply, page.contentSecurityPolicy).send(page.html);
  }
  app.get('/', (req, reply) => sendPage(req.host, reply));
  app.get('/index.html', (req, reply) => sendPage(req.host, reply));
  app.setNotFoundHandler((req, reply) => {
    // A missing file is a 404; any other path is one of the site's own and gets the page.
    if (/\.\w{2,5}$/.test(req.url.split('?')[0] ?? '')) return reply.status(404).send();
    return sendPage(req.host, reply);
  });
  await app.ready();
  return createServer((req: IncomingMessage, res: ServerResponse) => {
    if (apiPaths.test(req.url ?? '')) deps.api.routing(req, res);
    else app.routing(req, res);
  });
}
