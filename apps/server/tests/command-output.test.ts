import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const key = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'told' };

/** Runs a line as somebody types it who puts what it prints into a file. */
function typed(...words: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, LEDGER_SIGNING_KEY: JSON.stringify(key), QUETZAL_DATA: '/nowhere' };
  return new Promise((done, fail) => {
    execFile('npm', words, { cwd: root, env }, (error, stdout, stderr) => {
      if (error === null) done({ stdout, stderr });
      else fail(error);
    });
  });
}

test('npm run --silent ops -- ledger public-key > ledger.jwk leaves the key in the file and nothing else', async () => {
  const { stdout, stderr } = await typed('run', '--silent', 'ops', '--', 'ledger', 'public-key');
  expect(JSON.parse(stdout)).toEqual({ kty: 'OKP', crv: 'Ed25519', x: key.x, kid: 'told' });
  expect(stderr).toMatch(/^\[quetzal\] Packages ready in /m);
}, 60_000);
