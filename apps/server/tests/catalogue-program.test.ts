import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogueProgram } from '#main/catalogue-program.ts';
import { readVendorSecrets } from '#modules/vendors';
import { useTestDatabase } from '#testing/database.ts';
import { runHere } from '#testing/run-here.ts';

const { db, url } = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'catalogue-program-'));
const address = 'https://games.acme.example';
const publicKey = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

const run = (...words: string[]) => runHere(catalogueProgram, words, { DATABASE_URL: url, OPERATOR: 'ana' });

/** What a program printed as the entry of `VENDOR_SECRETS`. */
const entryIn = (stdout: string): string => stdout.trim().split('\n').at(-1) ?? '';

function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const game = {
  vendorCode: 'ACME',
  code: 'lucky-fox',
  gameType: 'RNG',
  names: { es: 'Zorro', en: 'Lucky Fox' },
  rtp: '96.20',
  volatility: 'medium',
  stakes: { MXN: { min: '1.00', max: '200.00' } },
};
const actorsAbout = async (subject: string) => {
  const rows = db.selectFrom('event_report').select(['action', 'actor_id']).where('subject', '=', subject);
  return rows.orderBy('id').execute();
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the catalogue', () => {
  test('gets a vendor with a secret that is told once, and its games from a file', async () => {
    const put = await run('vendor', 'ACME', `${address}/`, 'Acme', 'Games', '--new-secret');
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(put.stdout).toContain('vendor:ACME is put in');
    expect(readVendorSecrets(`{${entryIn(put.stdout)}}`).get('ACME')).toMatch(/^[\w-]{43}$/);
    const vendor = db.selectFrom('vendor').selectAll().where('code', '=', 'ACME');
    expect(await vendor.executeTakeFirst()).toMatchObject({
      name: 'Acme Games',
      folded_name: 'acme games',
      base_url: address,
      wallet_kind: 'single',
      enabled: true,
    });

    const file = fileOf('games.json', [game]);
    expect((await run('games', file, '--dry-run')).stdout).toContain('1 of 1 games would differ');
    expect(await run('games', file)).toMatchObject({
      status: 0,
      stdout: 'game:ACME/lucky-fox is put in\n1 of 1 games are new or changed\n',
    });
    expect((await run('games', file)).stdout).toContain('0 of 1 games are new or changed');
    expect((await run('list')).stdout).toMatch(/ACME.*Acme Games.*RNG/);
    expect(await actorsAbout('game:ACME/lucky-fox')).toEqual([{ action: 'added', actor_id: 'ana' }]);
  }, 60_000);

  test('gets a vendor that signs with a key, and changes it by what is said alone', async () => {
    const put = await run('vendor', 'CLAVE', address, 'Clave', '--public-key', publicKey, '--wallet', 'transfer');
    expect(entryIn(put.stdout)).toBe(`"CLAVE":{"publicKeys":["${publicKey}"]}`);
    const off = await run('vendor', 'CLAVE', address, 'Clave', '--off');
    expect(off.stdout).toMatch(/vendor:CLAVE is changed[\s\S]*enabled.*true.*false/);
    expect(off.stdout).not.toContain('VENDOR_SECRETS');
    expect((await run('vendor', 'CLAVE', address, 'Clave')).stdout).toBe('CLAVE stands so already\n');
    const vendor = db.selectFrom('vendor').select(['enabled', 'wallet_kind']).where('code', '=', 'CLAVE');
    expect(await vendor.executeTakeFirst()).toEqual({ enabled: false, wallet_kind: 'transfer' });
  }, 60_000);

  test('says where a file is wrong, ends with 1 and takes none of it', async () => {
    const file = fileOf('wrong.json', [
      { ...game, code: 'blue-fox' },
      { ...game, rtp: 96, hit: true },
    ]);
    const { status, stderr } = await run('games', file);
    expect(status).toBe(1);
    expect(stderr).toContain('[1].hit: is not known');
    expect(stderr).toMatch(/\[1\]\.rtp: /);
    expect(await run('games', fileOf('strange.json', [{ ...game, vendorCode: 'NADIE' }]))).toMatchObject({
      status: 1,
      stderr: '[0].vendorCode: there is no vendor NADIE: put it in first\n',
    });
    expect(await actorsAbout('game:ACME/blue-fox')).toEqual([]);
    expect((await run('vendor', 'acme', 'http://acme.example', 'Acme')).stderr).toMatch(/CODE: .*\nADDRESS: /);
  }, 60_000);

  test.each([
    ['nothing', []],
    ['a strange flag', ['list', '--what']],
    ['a wallet that there is not', ['vendor', 'ACME', address, 'Acme', '--wallet', 'both']],
    ['a key that is none', ['vendor', 'ACME', address, 'Acme', '--public-key', 'x']],
    ['a key and a secret', ['vendor', 'ACME', address, 'Acme', '--public-key', publicKey, '--new-secret']],
  ])('ends with 2 for %s', async (_what, args) => {
    expect(await run(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/\w/) });
  });
});
