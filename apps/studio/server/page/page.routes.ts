import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Type } from 'typebox';
import { withFilesAhead } from '../../game-files/game-files.ts';
import { gameNameOf } from '../../themes/game-names.ts';
import { findTheme, type Theme } from '../../themes/index.ts';
import { Refusal } from '../http/refusal.ts';
import type { StudioServer } from '../http/server.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export type PageOptions = { readonly frameAncestors: readonly string[] };

/** The game page of every theme and its built files. Without a build there is no page, but the API works. */
export async function registerPageRoutes(app: StudioServer, options: PageOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${DIST}assets/`,
    // It would look for each name in its folder, of which there are a thousand.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });

  app.get('/assets/:name', { schema: { params: Type.Object({ name: Type.String() }) } }, (req, reply) =>
    reply.sendFile(req.params.name),
  );

  const query = Type.Object({ lang: Type.Optional(Type.String()) });
  const params = Type.Object({ gameCode: Type.String() });
  app.get('/play/:gameCode', { schema: { params, querystring: query } }, async (req, reply) => {
    const theme = findTheme(req.params.gameCode);
    if (theme === undefined) throw new Refusal(404, 'game_not_found');
    const template = await readTemplate();
    if (template === undefined) throw new Refusal(503, 'page_not_built');
    return reply
      .headers(pageHeaders(options.frameAncestors))
      .type('text/html; charset=utf-8')
      .send(page(template, theme, req.query.lang ?? ''));
  });
}

/** Read for each page, so that a new build needs no restart. */
async function readTemplate(): Promise<string | undefined> {
  return readFile(`${DIST}index.html`, 'utf8').catch(() => undefined);
}

function page(template: string, theme: Theme, requested: string): string {
  const tag = requested.replace(/^[A-Za-z]+/, (main) => main.toLowerCase());
  const language = LANGUAGE.test(tag) ? tag : 'es';
  const direction = RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return withFilesAhead(template, theme.engine, language)
    .replace('<html lang="es" dir="ltr">', `<html lang="${language}" dir="${direction}" data-game="${theme.code}">`)
    .replace('<title></title>', `<title>${gameNameOf(theme, language)}</title>`);
}

function pageHeaders(frameAncestors: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${frameAncestors.join(' ')}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
