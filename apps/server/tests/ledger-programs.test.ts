import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkpointPathIn, createCheckpointFile, readSealKey } from '#modules/ledger';
import { allCommitted } from '#testing/all-committed.ts';
import { bareEnvironment } from '#testing/bare-environment.ts';
import { useTestDatabase } from '#testing/database.ts';
import { seal } from '../src/modules/ledger/ledger.seal.ts';
import { ledgerFixture } from '../src/modules/ledger/testing/ledger-fixture.ts';
import { chainGone, lastBlockGone, tamper } from '../src/modules/ledger/testing/tamper.ts';

const { db, pool, url, ownerUrl } = useTestDatabase();
const clock = { now: () => new Date() };
const { player, bet } = ledgerFixture(db, clock);
const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'test' };
const signingKey = JSON.stringify(jwk);
const folder = mkdtempSync(join(tmpdir(), 'ledger-programs-'));
const publicKeyFile = join(folder, 'public.jwk');
const secrets = { DATABASE_URL: url, LEDGER_SIGNING_KEY: signingKey, LEDGER_CHECKPOINT_DIR: folder };

function run(program: string, args: readonly string[], env: Record<string, string> = secrets, input = '') {
  const path = fileURLToPath(new URL(`../src/main/${program}.ts`, import.meta.url));
  const whole = { ...bareEnvironment, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    env: whole,
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  const ana = await player(1_000n);
  for (let index = 0; index < 8; index += 1) await bet(ana.cash, 10n, `p${index}`);
  await allCommitted(pool);
  await seal({ db, clock, key: readSealKey(signingKey), keeper: createCheckpointFile(folder), transfersMax: 3 });
  writeFileSync(publicKeyFile, run('ledger-proof', ['public-key']).stdout);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a proof that a transfer is part of the chain', () => {
  /** What somebody else has: two files, no database and no secret. */
  const check = (proof: string, keyFile = publicKeyFile) =>
    run('ledger-proof', ['check', '-', '--key', keyFile], {}, proof);

  test('made by key or id it is accepted offline, by the public key alone', () => {
    const proof = run('ledger-proof', ['prove', 'bet/p3']);
    expect(proof).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(publicKeyFile, 'utf8')).not.toContain(jwk.d);
    const checked = check(proof.stdout);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.stdout).toMatch(/^Proven: in block \d+, sealed .* with key test\n/);
    expect(checked.stdout).toContain('bet/p3');
    const [id] = JSON.parse((JSON.parse(proof.stdout) as { journal: string }).journal) as [string];
    expect(run('ledger-proof', ['prove', id]).stdout).toBe(proof.stdout);
  });

  test('changed in one place, or checked with another key, it is not', () => {
    const proof = run('ledger-proof', ['prove', 'bet/p3']).stdout;
    const another = { ...generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }), kid: 'test' };
    const anotherFile = join(folder, 'another.jwk');
    writeFileSync(anotherFile, JSON.stringify(another));
    const changed = proof.replace(String.raw`\"10\"`, String.raw`\"1\"`);
    expect(changed).not.toBe(proof);
    expect(check(changed)).toMatchObject({ status: 1, stdout: '' });
    expect(check(proof.replace(/"journals": \d+/, '"journals": 7'))).toMatchObject({ status: 1, stdout: '' });
    expect(check(proof, anotherFile)).toMatchObject({ status: 1, stdout: '' });
    expect(check('{"journal":"x"}').stderr).toContain('no proof of the ledger');
  });

  test('of what is not sealed there is none', () => {
    expect(run('ledger-proof', ['prove', 'bet/never'])).toMatchObject({ status: 1, stdout: '' });
    expect(run('ledger-proof', ['prove', 'never']).stderr).toContain('neither the id');
  });

  test.each([[['frob']], [['check', publicKeyFile]], [['check', publicKeyFile, '--frob', 'x']]])(
    'ends with 2 and its usage for %j',
    (words) => {
      const { status, stdout, stderr } = run('ledger-proof', words);
      expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^Usage: ledger prove/m)]);
      expect(stderr).not.toContain('    at ');
    },
  );
});

describe('ledger verify', () => {
  test('finds nothing in a ledger as it was sealed', () => {
    const { status, stdout } = run('ledger-verify', []);
    expect([status, stdout]).toEqual([0, expect.stringContaining('The ledger agrees with itself')]);
    expect(stdout).toMatch(/\d kept checkpoints/);
  });

  test('finds the last block gone and the whole chain gone, by what is kept or by a copy of it', async () => {
    const copy = join(folder, 'copy.jsonl');
    writeFileSync(copy, readFileSync(checkpointPathIn(folder)));
    await tamper(ownerUrl, ...lastBlockGone);
    const kept = run('ledger-verify', []);
    expect([kept.status, kept.stdout]).toEqual([1, expect.stringMatching(/checkpoint \d+ \(line \d+\): missing/)]);
    await tamper(ownerUrl, ...chainGone);
    const elsewhere = { DATABASE_URL: url, LEDGER_SIGNING_KEY: signingKey };
    const byCopy = run('ledger-verify', ['--checkpoints', copy], elsewhere);
    expect([byCopy.status, byCopy.stdout]).toEqual([1, expect.stringContaining('checkpoint 1 (line 1): missing')]);
    expect(run('ledger-verify', ['--checkpoints', join(folder, 'none.jsonl')]).status).toBe(2);
  });

  test('does not call a word that it does not know a contradiction', () => {
    const { status, stdout, stderr } = run('ledger-verify', ['--frob']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--frob'.*\nUsage: ledger verify \[--checkpoints FILE\]\n$/);
    const unreachable = run('ledger-verify', [], { ...secrets, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(unreachable.status).toBe(2);
    expect(unreachable.stderr).not.toContain('    at ');
  }, 60_000);
});
