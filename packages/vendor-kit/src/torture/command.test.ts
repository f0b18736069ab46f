import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walletKeysPath } from '../client/index.ts';
import { createMemoryWallet, type Fault } from '../memory-wallet/index.ts';
import { publicJwkOf, type SigningKeys } from '../signature/index.ts';
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
async function listening(faults: Fault[] = [], keys: SigningKeys = secret): Promise<string> {
  const wallet = createMemoryWallet({ secrets: new Map([['SOL', keys]]), now: () => new Date(), faults });
  wallet.addPlayer({ playerRef: 'ana', currency: 'MXN', cash: '60.00', sessionToken: 's' });
  const server = createServer((req, res) => {
    if (req.url === walletKeysPath && typeof keys !== 'string') {
      res.end(JSON.stringify({ keys: [publicJwkOf(keys.own, keys.keyId)] }));
      return;
    }
    const body = Readable.toWeb(req) as ReadableStream<Uint8Array>;
    const headers = req.headers as Record<string, string>;
    const { method = 'GET', url } = req;
    const sent = method === 'GET' ? {} : ({ body, duplex: 'half' } as const);
    const request = new Request(`http://wallet${url}`, { method, headers, ...sent });
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
  '--currency',
  'MXN',
  '--game',
  'g',
  '--at-once',
  '70',
  ...more,
];

const asAna = ['--session-token', 's', '--player', 'ana'];

describe('vendor-kit torture', () => {
  test('prints a report, writes it as JSON, and ends with 0 when nothing failed', async () => {
    const json = join(folder, 'report.json');
    const args = argsFor(await listening(), ['--launch-token', 'launch-ana', '--json', json]);
    const { exitCode, printed } = await run(args, { VENDOR_SECRET: secret });
    expect(printed).toContain('0 failed, 5 left out');
    expect(exitCode).toBe(0);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ failed: 0, vendorCode: 'SOL' });
  });

  test('plays as whoever the launch token is of, and not as somebody else', async () => {
    const url = await listening();
    const args = (player: string) =>
      argsFor(url, ['--launch-token', 'launch-ana', '--secret', secret, '--player', player]);
    expect(await run(args('carla'))).toMatchObject({
      exitCode: 2,
      warned: expect.stringContaining('the launch token is of the player ana, not of carla'),
    });
    const { printed } = await run(args('ana'));
    expect(printed).toContain('0 failed, 5 left out');
    const withoutPlayer = await run(argsFor(url, ['--session-token', 's', '--secret', secret]));
    expect(withoutPlayer).toMatchObject({ exitCode: 2, warned: expect.stringContaining('--player is missing') });
  });

  test('leaves the cases about the feed out of a wallet that is said to give none', async () => {
    const args = argsFor(await listening(), [...asAna, '--secret', secret, '--no-feed']);
    const { exitCode, printed } = await run(args);
    expect(printed).toContain('0 failed, 15 left out');
    expect(printed).toContain('needs feed');
    expect(exitCode).toBe(0);
  });

  test('ends with 1 when a case failed, and says what the wallet did', async () => {
    const args = argsFor(await listening(['overdraws']), [...asAna, '--secret', secret]);
    const { exitCode, printed } = await run(args);
    expect(exitCode).toBe(1);
    expect(printed).toMatch(/FAIL +insufficient-funds/);
    expect(printed).toContain('expected INSUFFICIENT_FUNDS');
  });

  test('signs with a key and trusts the keys that the wallet publishes', async () => {
    const [vendor, wallet] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const file = join(folder, 'vendor.pem');
    await writeFile(file, vendor.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const url = await listening([], { own: wallet.privateKey, theirs: [vendor.publicKey], keyId: 'w1' });
    const { exitCode, printed } = await run(argsFor(url, ['--launch-token', 'launch-ana', '--key', file]));
    expect(printed).toContain('0 failed, 5 left out');
    expect(exitCode).toBe(0);
    const stranger = join(folder, 'stranger.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(stranger, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const refused = await run(argsFor(url, ['--launch-token', 'launch-ana', '--key', stranger]));
    expect(refused).toMatchObject({ exitCode: 2, warned: expect.stringContaining('INVALID_SIGNATURE') });
    const shared = await listening();
    const unread = await run(argsFor(shared, ['--launch-token', 'launch-ana', '--key', file]));
    expect(unread).toMatchObject({ exitCode: 2, warned: expect.stringContaining('no keys') });
  });

  test.each(['--help', '-h'])('says by %s how it is used, and ends with 0', async (option) => {
    const { exitCode, printed, warned } = await run([option]);
    expect([exitCode, warned]).toEqual([0, '']);
    expect(printed).toContain('vendor-kit torture --url');
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
    expect(await run(argsFor('http://x', [...asAna, '--secret', secret, '--patience', 'long']))).toMatchObject({
      exitCode: 2,
      warned: expect.stringContaining('--patience must be a whole number'),
    });
    const args = argsFor(await listening(), ['--launch-token', 'wrong', '--secret', secret]);
    expect(await run(args)).toMatchObject({ exitCode: 2, warned: expect.stringContaining('INVALID_TOKEN') });
  });
});
