import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const WAIT = { timeout: 30_000, interval: 50 };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The studio as a process of its own at a port that stays; nothing runs before `start`. */
export async function studioProcess(env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  let child: ChildProcess | undefined;
  return {
    url,
    async start(): Promise<void> {
      child = spawn(process.execPath, [MAIN], {
        stdio: 'ignore',
        env: { ...process.env, STUDIO_PORT: String(port), STUDIO_PLATFORM_TIMEOUT_MS: '1500', ...env },
      });
      await vi.waitFor(async () => {
        expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      }, WAIT);
    },
    async kill(): Promise<void> {
      if (child === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async call(path: string, token: string | undefined, body?: object): Promise<Record<string, unknown>> {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as Record<string, unknown>;
    },
  };
}
