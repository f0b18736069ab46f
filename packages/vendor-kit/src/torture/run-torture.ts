import { BrokenPromise } from './broken-promise.ts';
import { tortureCases } from './cases/index.ts';
import type { TortureCase } from './torture-case.ts';
import type { TortureOptions } from './torture-options.ts';
import { createWire, type Wire } from './wire.ts';

/** What became of one case. `reason`: what the wallet did instead, or what was missing. */
export interface TortureResult {
  id: string;
  title: string;
  rule: string;
  outcome: 'passed' | 'failed' | 'left out';
  reason?: string;
  durationMs: number;
}

export interface TortureReport {
  wallet: string;
  vendorCode: string;
  startedAt: string;
  passed: number;
  failed: number;
  leftOut: number;
  results: TortureResult[];
}

type Check = () => Promise<void>;

/** Puts a wallet to every case, one after another, and tells what it did. It throws for nothing that a wallet does. */
export async function runTorture(
  options: TortureOptions,
  onResult: (result: TortureResult) => void = () => undefined,
): Promise<TortureReport> {
  const wire = createWire(options);
  const startedAt = options.now().toISOString();
  const checks = new Map<string, Check>();
  for (const one of tortureCases) if (!lacks(options, one)) checks.set(one.id, await begun(one, wire));

  const results: TortureResult[] = [];
  for (const one of tortureCases) {
    const { id, title, rule, needs } = one;
    const started = performance.now();
    const check = checks.get(id);
    const verdict =
      check === undefined ? { outcome: 'left out' as const, reason: `needs ${needs}` } : await judged(check);
    const result = { id, title, rule, ...verdict, durationMs: Math.round(performance.now() - started) };
    results.push(result);
    onResult(result);
  }
  const count = (outcome: TortureResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    wallet: options.baseUrl,
    vendorCode: options.vendorCode,
    startedAt,
    passed: count('passed'),
    failed: count('failed'),
    leftOut: count('left out'),
    results,
  };
}

/** Whether what a case needs is not there; a feed is, unless the wallet is said to give none. */
function lacks(options: TortureOptions, { needs }: TortureCase): boolean {
  if (needs === 'feed') return options.noFeed === true;
  return needs !== undefined && options[needs] === undefined;
}

async function begun(one: TortureCase, wire: Wire): Promise<Check> {
  if ('check' in one) return () => one.check(wire);
  try {
    return await one.begin(wire);
  } catch (error) {
    return () => Promise.reject(error as Error);
  }
}

async function judged(check: Check): Promise<{ outcome: 'passed' } | { outcome: 'failed'; reason: string }> {
  try {
    await check();
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof BrokenPromise) return { outcome: 'failed', reason: error.message };
    const { message, cause } = error as Error;
    return { outcome: 'failed', reason: `no answer: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}` };
  }
}
