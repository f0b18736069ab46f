import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** What a client may take of a connection; times in milliseconds, the head in bytes. */
interface ConnectionLimits {
  /** The whole head has to come within. */
  headMs: number;
  /** The whole call, its body too: three pictures over a slow line. */
  callMs: number;
  /** A connection without a call is kept open for. */
  idleMs: number;
  /** How often open connections are looked at. */
  checkMs: number;
  headBytesMax: number;
}

/** Limits that an honest browser on a bad line keeps, and a slow attack does not. */
export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  callMs: 120_000,
  idleMs: 65_000,
  checkMs: 5_000,
  headBytesMax: 16_384,
};

const headersMax = 100;

/** A call to two hosts: a proxy may take one of them and a site the other (RFC 9112, 3.2). Names stand at even places. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** An HTTP server that hangs up on who sends too slowly or too long a head (408, 431), and refuses one that can be understood in two ways. */
export function createHttpServer(listener: RequestListener, limits: ConnectionLimits = connectionLimits): Server {
  const options: ServerOptions = {
    headersTimeout: limits.headMs,
    requestTimeout: limits.callMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headBytesMax,
    // Two parsers that understand a head differently are how calls are smuggled.
    insecureHTTPParser: false,
  };
  const server = createServer(options, (req, res) => {
    if (hasTwoHosts(req.rawHeaders)) res.writeHead(400, { connection: 'close' }).end();
    else listener(req, res);
  });
  server.maxHeadersCount = headersMax;
  return server;
}
