import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { SiteApp } from './site-app.ts';

const hashedFiles = /\/assets\//;
/** The service worker, also as it was compressed. */
const workerFile = /\/service-worker\.js(\.\w+)?$/;
/** A worker lives under the policy that it comes with: it fetches from the site, and loads nothing. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
/** Copies that stand beside a file for those who take them; nobody asks for them by name. */
const compressed = /\.(?:br|gz)$/;
const yearSeconds = 31_536_000;

/** The addresses of a folder's files. */
async function addressesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !compressed.test(entry.name));
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  );
}

/**
 * Serves a site's built files, compressed beforehand, and leaves every other path to the handler of what is not found. Their
 * names are read once: looking for a name in its folder each time took longer than sending the file, and every page
 * would be looked for too.
 */
export async function addSiteFiles(app: SiteApp, distDir: string): Promise<void> {
  const addresses = await addressesIn(distDir);
  await app.register(staticFiles, {
    root: distDir,
    serve: false,
    preCompressed: true,
    index: false,
    setHeaders: (res, path) => {
      const age = hashedFiles.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600';
      res.header('cache-control', workerFile.test(path) ? 'no-cache' : age);
      if (workerFile.test(path)) res.header('content-security-policy', workerPolicy);
    },
  });
  app.get('/*', (req, reply) => {
    const [address = ''] = req.url.split('?');
    return addresses.has(address) ? reply.sendFile(address) : reply.callNotFound();
  });
}
