import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryWallet, type Fault } from '../memory-wallet/index.ts';
import { tortureCommand } from './index.ts';

const secret = 'only-for-tests-solaris';
let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vendor-kit-'));
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

/** A wallet in memory that listens; answers its address. */
async function listening(faults: Fault[] = []): Promise<string> {
  const wallet = createMemoryWallet({ secrets: new Map([['SOL', secret]]), now: () => new Date(), faults });
  wallet.addPlayer({ playerRef: 'ana', currency: 'MXN', cash: '60.00', sessionToken: 's' });
  const server = createServer((req, res) => {
    const body = Readable.toWeb(req) as ReadableStream<Uint8Array>;
    const headers = req.headers as Record<string, string>;
    const request = new Request(`http://wallet${req.url}`, { method: 'POST', headers, body, duplex: 'half' });
    void wallet.server(request).then(async (answer) => {
      res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function run(args: string[], environment: Record<string, string> = {}) {
  const printed: string[] = [];
  const warned: string[] = [];
  const out = { print: (text: string) => printed.push(text), warn: (text: string) => warned.push(text), environment };
  const exitCode = await tortureCommand(args, out);
  return { exitCode, printed: printed.join('\n'), warned: warned.join('\n') };
}

const argsFor = (url: string, more: string[] = []) => [
  '--url',
  url,
  '--vendor',
  'SOL',
  '--operator',
  'quetzal',
  '--player',
  'ana',
  '--currency',
  'MXN',
  '--game',
  'g',
  '--at-once',
  '70',
  ...more,
];

describe('vendor-kit torture', () => {
  test('prints a report, writes it as JSON, and ends with 0 when nothing failed', async () => {
    const json = join(folder, 'report.json');
    const args = argsFor(await listening(), ['--launch-token', 'launch-ana', '--json', json]);
    const { exitCode, printed } = await run(args, { VENDOR_SECRET: secret });
    expect(printed).toContain('0 failed, 2 left out');
    expect(exitCode).toBe(0);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ failed: 0, vendorCode: 'SOL' });
  });

  test('ends with 1 when a case failed, and says what the wallet did', async () => {
    const args = argsFor(await listening(['overdraws']), ['--session-token', 's', '--secret', secret]);
    const { exitCode, printed } = await run(args);
    expect(exitCode).toBe(1);
    expect(printed).toMatch(/FAIL +insufficient-funds/);
    expect(printed).toContain('expected INSUFFICIENT_FUNDS');
  });

  test('ends with 2 and its usage when it cannot begin', async () => {
    expect(await run(['--url', 'http://x'])).toMatchObject({
      exitCode: 2,
      warned: expect.stringContaining('--currency is missing'),
    });
    expect(await run(['--what'])).toMatchObject({
      exitCode: 2,
      warned: expect.stringContaining('vendor-kit torture --url'),
    });
    const args = argsFor(await listening(), ['--launch-token', 'wrong', '--secret', secret]);
    expect(await run(args)).toMatchObject({ exitCode: 2, warned: expect.stringContaining('INVALID_TOKEN') });
  });
});
