import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

const main = fileURLToPath(new URL('../../../../studio/server/main.ts', import.meta.url));
const patience = { timeout: 20_000, interval: 50 };

/** The game studio as a process of its own, which may be killed at any moment. */
export interface StudioProcess {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  call<T>(path: string, token: string | undefined, body: object): Promise<T>;
}

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Prepares the studio; nothing runs before `start`. */
export async function studioProcess(env: Record<string, string>): Promise<StudioProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      child = spawn(process.execPath, [main], {
        stdio: 'ignore',
        env: { ...process.env, STUDIO_PORT: String(port), STUDIO_PLATFORM_TIMEOUT_MS: '1500', ...env },
      });
      await vi.waitFor(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), patience);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async call<T>(path: string, token: string | undefined, body: object) {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as T;
    },
  };
}

/** What lies between a vendor and the platform: hands calls on, and loses those to a path while it is told to. */
export interface Network {
  url: string;
  /** Calls to this path vanish without an answer. */
  loses: string | undefined;
  /** How many vanished. */
  lost: number;
  close(): void;
}

export async function networkTo(platformUrl: string): Promise<Network> {
  const network = { lost: 0 } as Network;
  const server: Server = createServer((req, res) => {
    if (req.url === network.loses) {
      network.lost += 1;
      return;
    }
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
      const given = ['content-type', 'x-vendor', 'x-timestamp', 'x-signature'].map((name) => [name, req.headers[name]]);
      const headers = Object.fromEntries(given) as Record<string, string>;
      const body = Buffer.concat(chunks);
      const answer = await fetch(`${platformUrl}${req.url ?? ''}`, { method: req.method ?? 'POST', headers, body });
      res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    })().catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  network.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return network;
}
