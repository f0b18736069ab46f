import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const heading = "document.body.append(Object.assign(document.createElement('h1'), { textContent: 'Bare' }));";

/**
 * Serves the page that ours are compared with: one heading, drawn by one script that is padded until page and script weigh
 * as much as asked for. `urlOf` takes that weight in bytes.
 */
export async function serveBarePages(): Promise<{ urlOf(bytes: number): string; stop(): void }> {
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const bytes = Number(url.searchParams.get('bytes') ?? 0);
    const document = `<!doctype html><title>Bare</title><body><script src="/script?bytes=${bytes}"></script>`;
    const isScript = url.pathname === '/script';
    const padding = Math.max(0, bytes - document.length - heading.length);
    const body = isScript ? `${heading}//${randomBytes(padding).toString('base64').slice(0, padding)}` : document;
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'cache-control': 'no-store',
    });
    response.end(url.pathname === '/favicon.ico' ? '' : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (bytes) => `http://localhost:${port}/?bytes=${bytes}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
