import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchPlatform } from './watch.ts';

let dataDir = '';
const pids = { server: 11, worker: 12, studio: 13, sandbox: 14 };
const runs = (more: object) =>
  writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ urls: {}, pids: { ...pids, ...more } }));
const log = (text: string) => appendFileSync(join(dataDir, 'logs', 'server.log'), text);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(dataDir, 'logs'));
  runs({});
  log('{"level":50,"msg":"before"}\n');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('errors that were logged before, warnings and broken lines are no news', () => {
  const watch = watchPlatform(dataDir);
  log('{"level":40,"msg":"a warning"}\nnull\nnot JSON\n');
  expect(watch.news()).toEqual([]);
});

test('an error is told once, when its line is whole', () => {
  const watch = watchPlatform(dataDir);
  log('{"level":50,"msg":"call');
  expect(watch.news()).toEqual([]);
  log(' failed"}\n');
  expect(watch.news()).toEqual(['logged: {"level":50,"msg":"call failed"}']);
  expect(watch.news()).toEqual([]);
});

test('a process that was started again had ended', () => {
  const watch = watchPlatform(dataDir);
  runs({ worker: 99 });
  expect(watch.news()).toEqual(['worker ended']);
  expect(watch.news()).toEqual([]);
});

test('a platform elsewhere has no news', () => {
  rmSync(dataDir, { recursive: true });
  expect(watchPlatform(dataDir).news()).toEqual([]);
});
