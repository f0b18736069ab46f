import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPublished } from '../testing/lottery/published.ts';
import { readCases } from '../testing/read-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'games-'));
const here = import.meta.dirname;
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function run(command: string, ...args: readonly string[]): { status: number | null; lines: string[]; errors: string } {
  const done = spawnSync(process.execPath, [join(here, command), ...args], { encoding: 'utf8' });
  return { status: done.status, lines: done.stdout.trimEnd().split('\n'), errors: done.stderr };
}

const cases = (name: string): string => join(here, '..', 'testing', 'cases', `${name}.json`);

describe('check-cases', () => {
  const names = ['pf', 'slots', 'live', 'fish', 'niuniu', 'cockfight', 'instant', 'jackpot', 'sports', 'lottery-draws'];

  it('passes all published examples and says how many', () => {
    const plays = Object.values(readPublished().categories).flat();
    const examples = plays.reduce((sum, play) => sum + (play.examples?.length ?? 0), 0);
    const count = names.reduce((sum, name) => sum + readCases(name).length, examples);
    const { status, lines } = run('check-cases.ts', ...[...names, 'lottery'].map(cases));
    expect([status, lines]).toEqual([0, [`${String(count)} passed, 0 failed`]]);
  });

  it('prints a mismatch with what was expected, goes on, and exits 1', () => {
    const [first, ...rest] = readCases<{ expect: object }>('slots');
    const wrong = { ...first, expect: { ...first?.expect, winUnits: 999 } };
    const { status, lines } = run('check-cases.ts', save('wrong.json', [wrong, ...rest]));
    expect(status).toBe(1);
    expect(lines[0]).toContain('winUnits: expected 999, got 3');
    expect(lines.at(-1)).toBe(`${String(rest.length)} passed, 1 failed`);
  });

  it('counts what it does not know, and what cannot be run, as failures', () => {
    const { status, lines } = run(
      'check-cases.ts',
      save('odd.json', [{ game: 'chess' }, { game: 'baccarat', net: {} }, 7]),
    );
    expect([status, lines.at(-1)]).toEqual([1, '0 passed, 3 failed']);
  });

  it('exits 2 without files and for a file that is no JSON', () => {
    expect(run('check-cases.ts').status).toBe(2);
    expect(run('check-cases.ts', join(folder, 'nowhere.json')).status).toBe(2);
  });
});

describe('verify-round', () => {
  const round = {
    rulesVersion: 'classic3-1',
    serverSeed: '95ea47a751a248ee6aa8b0b5c494a9bc4c0464601f500d19ea75e258ccc284da',
    context: 'slot1:alice555:0',
    stops: [0, 7, 9],
    winUnits: 3,
    bet: { stake: '10.00', currency: 'MXN' },
  };

  it('prints words, draws and their meaning, and says that the round is right', () => {
    const { status, lines } = run('verify-round.ts', save('round.json', round));
    expect(status).toBe(0);
    expect(lines[0]).toBe('classic3, context slot1:alice555:0');
    expect(lines.filter((line) => line.includes('uniform(24)'))).toHaveLength(3);
    expect(lines).toContain('  Line 5: 2 times CHERRY pays 3 line bets.');
    expect(lines).toContain('The bet pays 6.00.');
    expect(lines.at(-1)).toBe('The round is right: stops, winUnits came out as stored.');
  });

  it('claims nothing for a file that has no result to compare', () => {
    const { stops: _stops, winUnits: _units, ...bare } = round;
    const { status, lines } = run('verify-round.ts', save('bare.json', bare));
    expect(status).toBe(0);
    expect(lines.at(-1)).toMatch(/^Nothing of the result was stored/);
  });

  it('exits 1 and shows both values when something stored does not come out', () => {
    const { status, lines } = run('verify-round.ts', save('false.json', { ...round, winUnits: 300 }));
    expect(status).toBe(1);
    expect(lines).toContain('STORED winUnits: 300, BUT IT IS 3');
    expect(lines.at(-1)).toBe('The round is NOT right.');
  });

  it('exits 1 when the seed is not the promised one', () => {
    const { status, lines } = run('verify-round.ts', save('other.json', { ...round, serverSeedHash: '00'.repeat(32) }));
    expect(status).toBe(1);
    expect(lines[1]).toContain('NOT what was promised');
  });

  it.each([
    ['verify.no_server_seed', { ...round, serverSeed: undefined }],
    ['no game chess', { ...round, game: 'chess' }],
  ])('exits 2 with %s', (message, content) => {
    const { status, errors } = run('verify-round.ts', save('bad.json', content));
    expect(status).toBe(2);
    expect(errors).toContain(message);
  });
});
