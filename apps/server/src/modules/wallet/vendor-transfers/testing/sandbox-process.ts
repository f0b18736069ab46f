import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { signatureOf } from '../../provider/signature.ts';

const folder = resolve(import.meta.dirname, '../../../../../../sandbox');
const startsWithinMs = 20_000;

/** The sandbox as a process of its own, with a game vendor that keeps wallets. */
export interface SandboxProcess {
  url: string;
  secret: string;
  /** Calls it as a merchant does, signed. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, content?: object): Promise<Record<string, string>>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + startsWithinMs;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error('The sandbox did not start');
}

/** Starts it before the file's tests, on a database of its own, and ends it after them. */
export function useSandboxProcess(): SandboxProcess {
  const sandbox = { url: '', secret: 'only-for-this-test-file' } as SandboxProcess;
  let child: ChildProcess;
  const serverUrl = inject('databaseServerUrl');
  const database = `sandbox_of_server_${process.pid}`;
  beforeAll(async () => {
    await ensureDatabase(serverUrl, database);
    const port = await freePort();
    sandbox.url = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: sandbox.url,
      SANDBOX_DATABASE_URL: withDatabase(serverUrl, database),
      PAYMENT_WEBHOOK_SECRET: sandbox.secret,
      MERCHANT_WEBHOOK_URL: `${sandbox.url}/nowhere`,
      MERCHANT_PAYOUT_WEBHOOK_URL: `${sandbox.url}/nowhere`,
      RETURN_ORIGINS: 'http://player.test',
      LOG_LEVEL: 'silent',
    };
    child = fork('src/main.ts', { cwd: folder, env, stdio: 'inherit' });
    await untilReady(sandbox.url);
  }, startsWithinMs + 10_000);
  afterAll(async () => {
    const exited = once(child, 'exit');
    if (child.connected) {
      child.disconnect();
      await exited;
    }
    await dropDatabase(serverUrl, database);
  });
  sandbox.call = async (method, path, content) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const timestampSeconds = Math.floor(Date.now() / 1000);
    const headers = {
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      'x-timestamp': String(timestampSeconds),
      'x-signature': signatureOf(sandbox.secret, { method, path, timestampSeconds, body }),
    };
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      headers,
      ...(content === undefined ? {} : { body }),
    });
    return (await answer.json()) as Record<string, string>;
  };
  return sandbox;
}
